// What is wrong with the screen of a table; see regions.py.
({ seats, seat, hand, isEvent, smallest }) => {
  const PASSING = 0.9; // of a region stays visible while pieces fly over it
  const BEYOND_LINE = 0.2; // of a text's size: a line of text is lower than its font
  const wrong = [];
  const felt = document.querySelector('.felt');
  const playing = document.querySelector('.playing > main');
  const main = playing ?? felt; // of a replay, only the table
  const shown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.visually-hidden, [hidden]');
  const named = (element) => {
    const about = [
      'data-region',
      'data-plate',
      'data-card',
      'data-action',
      'data-testid',
      'class',
      'aria-label',
    ]
      .map((name) => element.getAttribute(name) && `${name}=${element.getAttribute(name)}`)
      .filter(Boolean);
    return `<${element.localName} ${about.slice(0, 2).join(' ')}> ${element.textContent.trim().slice(0, 30)}`;
  };
  const overlaid = isEvent && document.querySelector('[data-overlay]') !== null;

  // -- nothing scrolls -------------------------------------------------------------------------
  const page = document.scrollingElement;
  if (playing && (page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1))
    wrong.push(`the page scrolls: ${page.scrollWidth}x${page.scrollHeight}`);
  for (const element of [felt, ...felt.querySelectorAll('*:not(svg *)')]) {
    const style = getComputedStyle(element);
    for (const [way, over] of [
      [style.overflowY, element.scrollHeight - element.clientHeight],
      [style.overflowX, element.scrollWidth - element.clientWidth],
    ])
      if (/auto|scroll/.test(way) && over > 1 && shown(element))
        wrong.push(`scrolls by ${over}: ${named(element)}`);
  }

  // -- nothing is cut or covered ----------------------------------------------------------------
  const visibleBox = (element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    const meet = (box) => {
      left = Math.max(left, box.left);
      top = Math.max(top, box.top);
      right = Math.min(right, box.right);
      bottom = Math.min(bottom, box.bottom);
    };
    meet({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
      if (
        getComputedStyle(at).overflowX !== 'visible' ||
        getComputedStyle(at).overflowY !== 'visible'
      )
        meet(at.getBoundingClientRect());
    return { left, top, right, bottom };
  };
  const cutBy = (element) => {
    const box = element.getBoundingClientRect(),
      seen = visibleBox(element);
    return Math.max(
      seen.left - box.left,
      seen.top - box.top,
      box.right - seen.right,
      box.bottom - seen.bottom,
    );
  };
  const isOf = (hit, element) =>
    hit !== null &&
    (element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element));
  const hits = (element, count) => {
    const box = element.getBoundingClientRect();
    let hit = 0;
    let by = null;
    for (let column = 1; column <= count; column++)
      for (let line = 1; line <= count; line++) {
        const x = box.left + (box.width * column) / (count + 1),
          y = box.top + (box.height * line) / (count + 1);
        const found = document.elementFromPoint(x, y);
        if (isOf(found, element)) hit++;
        else by ??= found;
      }
    return [hit / count ** 2, by];
  };
  // The bubble of a lesson may cover what it does not speak of, and what is not to be touched now.
  const lesson = document.querySelector('[data-region=lesson]');
  const staysFree = (element, isButton) => {
    const target = element.closest(`[data-lesson="${lesson.dataset.at}"]`);
    if (target || lesson.dataset.choice === undefined) return target !== null;
    return element.dataset.region === 'hand' || (isButton && element.dataset.info === undefined);
  };
  const regions = [...main.querySelectorAll('[data-region]')].filter(shown);
  const plates = [...main.querySelectorAll('[data-plate]')].filter(shown);
  const live =
    '.felt button:not(:disabled):not([aria-disabled=true]), .felt a[href], .felt input, .felt [data-action]';
  const buttons = [...main.querySelectorAll(live)].filter(shown);
  for (const element of [...regions, ...plates, ...buttons]) {
    const box = element.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) {
      if (!buttons.includes(element)) wrong.push(`empty: ${named(element)}`);
      continue;
    }
    const cut = cutBy(element);
    if (cut > 1.5) wrong.push(`cut by ${Math.round(cut)}: ${named(element)}`);
    if (overlaid) continue;
    const isButton = buttons.includes(element);
    const [share, by] = hits(element, 5);
    if (by?.closest('[data-region=lesson]') && !staysFree(element, isButton)) continue;
    if (share < (isButton ? 0.3 : isEvent ? PASSING : 1))
      wrong.push(
        `covered (${Math.round(100 * (1 - share))} %): ${named(element)} by ${by ? named(by) : 'nothing'}`,
      );
  }

  // -- everything is there ----------------------------------------------------------------------
  const has = (name) => regions.some((element) => element.dataset.region === name);
  for (const name of [...(playing ? ['prompt', 'tools'] : []), 'board', ...(hand ? ['hand'] : [])])
    if (!has(name)) wrong.push(`missing: ${name}`);
  if (regions.filter((element) => element.dataset.region === 'player').length !== seats)
    wrong.push(`missing: a region for each of ${seats} players`);
  for (let each = 0; each < seats; each++) {
    const count = plates.filter((plate) => Number(plate.dataset.plate) === each).length;
    if (count !== 1) wrong.push(`the name of seat ${each} stands there ${count} times`);
  }

  // -- texts are whole and readable ---------------------------------------------------------------
  const texts = [...main.querySelectorAll('*')].filter(
    (element) =>
      !element.closest('svg, [data-ellipsis], [data-tiny]') &&
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()) &&
      shown(element),
  );
  for (const element of texts) {
    const style = getComputedStyle(element);
    const size = parseFloat(style.fontSize);
    if (size < smallest) wrong.push(`small text, ${size.toFixed(1)} px: ${named(element)}`);
    const range = document.createRange();
    range.selectNodeContents(element);
    const text = range.getBoundingClientRect(),
      seen = visibleBox(element);
    if (text.width === 0) continue;
    const clips = (way) => /hidden|clip/.test(way);
    const own = element.getBoundingClientRect();
    const right = clips(style.overflowX) ? Math.min(seen.right, own.right) : seen.right;
    const bottom = clips(style.overflowY) ? Math.min(seen.bottom, own.bottom) : seen.bottom;
    const cut = Math.max(
      text.right - right,
      seen.left - text.left,
      text.bottom - bottom - size * BEYOND_LINE,
      seen.top - text.top - size * BEYOND_LINE,
    );
    const clamped =
      style.webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 2;
    if (cut > 2 || clamped) wrong.push(`cut text: ${named(element)}`);
    // A badge is as high as its text's font, which may be more than the line.
    if (style.display.startsWith('inline') && !/, 0\)$/.test(style.backgroundColor) && cutBy(element) > 0.5)
      wrong.push(`cut badge: ${named(element)}`);
    const region = element.closest('[data-region]')?.getBoundingClientRect();
    if (
      region &&
      (text.right > region.right + 3 ||
        text.left < region.left - 3 ||
        text.bottom > region.bottom + 3 + size * BEYOND_LINE ||
        text.top < region.top - 3 - size * BEYOND_LINE)
    )
      wrong.push(`sticks out of its region: ${named(element)}`);
  }
  if (!overlaid) {
    const lines = [];
    for (const element of texts)
      for (const node of element.childNodes) {
        if (node.nodeType !== 3 || !node.textContent.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) {
          const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
          if (isOf(hit, element) && !lesson?.contains(element)) lines.push([element, box]);
        }
      }
    for (const [one, a] of lines)
      for (const [other, b] of lines) {
        if (
          one === other ||
          one.contains(other) ||
          other.contains(one) ||
          one.compareDocumentPosition(other) & 2
        )
          continue;
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (width > 3 && height > 0.4 * Math.min(a.height, b.height))
          wrong.push(`texts overlap: ${named(one)} / ${named(other)}`);
      }
  }
  return [...new Set(wrong)];
};
