import type { Standing } from '../../src/ui/words/rule-section.ts';

/** What a rule in Traditional Chinese rests on, by its first words. */
export function chineseStanding(text: string): Standing | undefined {
  const said = /^_([^_]+)_/u.exec(text)?.[1];
  if (said === undefined) return undefined;
  const isRuled = said.includes('裁定');
  if (/^(?:作者網頁)?明載|^推得/u.test(said)) {
    if (isRuled) return 'printed, ruled in part';
    return said.startsWith('推得') ? 'follows from print' : 'printed';
  }
  if (said.includes('資料')) return 'data';
  return isRuled ? 'ruled by us' : undefined;
}
