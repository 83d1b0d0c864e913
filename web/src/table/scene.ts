/** Draws elements of the page on a canvas: boxes, their turn, and the drawings in them. */

/** What a drawing gets from style sheets, as attributes: a picture has no style sheets. */
const STYLED = [
  'fill',
  'fill-opacity',
  'opacity',
  'stop-color',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-width',
  'display',
] as const;

/** Draw what is in this element, its upper left corner at the origin. */
export async function drawScene(ink: CanvasRenderingContext2D, element: Element): Promise<void> {
  for (const child of element.children) {
    if (child instanceof SVGSVGElement) await drawSvg(ink, child, element);
    else if (child instanceof HTMLElement) await drawBox(ink, child, element);
  }
}

async function drawBox(
  ink: CanvasRenderingContext2D,
  box: HTMLElement,
  parent: Element,
): Promise<void> {
  const style = getComputedStyle(box);
  if (style.display === 'none') return;
  const [width, height] = [box.offsetWidth, box.offsetHeight];
  const [left, top] = placed(box, parent);
  ink.save();
  ink.translate(left + width / 2, top + height / 2);
  ink.rotate((Number.parseFloat(style.rotate) || 0) * (Math.PI / 180));
  ink.translate(-width / 2, -height / 2);
  ink.globalAlpha *= Number(style.opacity);
  const round = Number.parseFloat(style.borderTopLeftRadius) || 0;
  ink.beginPath();
  ink.roundRect(
    0,
    0,
    width,
    height,
    style.borderTopLeftRadius.endsWith('%') ? (round * width) / 100 : round,
  );
  ink.fillStyle = style.backgroundColor;
  ink.fill();
  if (style.overflowX !== 'visible') ink.clip();
  await drawScene(ink, box);
  ink.restore();
}

/** Its position in its parent, wherever the browser measures it from. */
function placed(box: HTMLElement, parent: Element): [number, number] {
  const from = parent instanceof HTMLElement && box.offsetParent !== parent ? parent : null;
  return [box.offsetLeft - (from?.offsetLeft ?? 0), box.offsetTop - (from?.offsetTop ?? 0)];
}

async function drawSvg(
  ink: CanvasRenderingContext2D,
  svg: SVGSVGElement,
  parent: Element,
): Promise<void> {
  const { width, height } = getComputedStyle(svg);
  const [wide, tall] = [Number.parseFloat(width), Number.parseFloat(height)];
  if (!(wide > 0 && tall > 0)) return;
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  [svg, ...svg.querySelectorAll<SVGElement>('*')].forEach((element, number) => {
    const style = getComputedStyle(element);
    for (const name of STYLED) copies[number]?.setAttribute(name, style.getPropertyValue(name));
    copies[number]?.removeAttribute('class');
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(wide));
  copy.setAttribute('height', String(tall));
  const picture = new Image(wide, tall);
  const text = new XMLSerializer().serializeToString(copy);
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await picture.decode();
  const style = parent instanceof HTMLElement ? getComputedStyle(parent) : null;
  const inset = (side: string | undefined): number => Number.parseFloat(side ?? '') || 0;
  ink.drawImage(picture, inset(style?.paddingLeft), inset(style?.paddingTop), wide, tall);
}
