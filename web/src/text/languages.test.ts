import { expect, test } from 'vitest';
import { localeOf, preferred } from './languages';

test.each([
  [['pt-BR', 'en'], 'pt'],
  [['fr', 'de-AT'], 'de'],
  [['zh-CN'], 'zh-Hans'],
  [['zh'], 'zh-Hans'],
  [['zh-TW'], 'zh-Hant'],
  [['zh-Hant-HK'], 'zh-Hant'],
  [['zh-MO'], 'zh-Hant'],
  [['fr', 'ja'], 'en'],
  [[], 'en'],
])('who asks for %j gets %s', (wishes, language) => expect(preferred(wishes)).toBe(language));

test('Portuguese is that of Portugal, and other languages are their own', () => {
  expect(localeOf('pt')).toBe('pt-PT');
  expect(localeOf('zh-Hant')).toBe('zh-Hant');
});
