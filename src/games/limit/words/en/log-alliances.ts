import { amount, counted, type LogWords, number, told, who, whom } from './sentence.ts';

export const allianceLog: LogWords = {
  'alliance-nothing': (entry, say) => `${who(entry, say)} leaves alliances as they are.`,
  'alliances-stand': () => 'All alliance tokens turn back to their negotiation side.',
  offered: (entry, say) =>
    `${who(entry, say)} offers ${whom(entry, 'to', say)} the ${told(entry, 'alliance', say)} alliance, for ${number(entry, 'own')} money of its own and ${number(entry, 'partner')} of the partner's.`,
  'offer-refused': (entry, say) =>
    `${who(entry, say)} refuses ${whom(entry, 'from', say)}'s offer of the ${told(entry, 'alliance', say)} alliance.`,
  allied: (entry, say) =>
    `${who(entry, say)} and ${whom(entry, 'to', say)} join in one ${told(entry, 'alliance', say)} alliance of ${counted(number(entry, 'members'), 'nation')}.`,
  left: (entry, say) => `${who(entry, say)} leaves the ${told(entry, 'alliance', say)} alliance.`,
  'exclusion-refused': (entry, say) =>
    `${who(entry, say)} keeps ${whom(entry, 'member', say)} in the ${told(entry, 'alliance', say)} alliance.`,
  excluded: (entry, say) =>
    `${who(entry, say)} is excluded from the ${told(entry, 'alliance', say)} alliance, as ${whom(entry, 'from', say)} proposed.`,
  asked: (entry, say) =>
    `${who(entry, say)} asks ${told(entry, 'alliance', say)} allies for ${amount(number(entry, 'amount'), String(entry.figures?.['goods']), say)}.`,
  'help-refused': (entry, say) =>
    `The allies promise ${number(entry, 'given')} of ${amount(number(entry, 'amount'), String(entry.figures?.['goods']), say)}: ${who(entry, say)} gets none.`,
  'help-given': (entry, say) =>
    `The allies give ${who(entry, say)} ${amount(number(entry, 'amount'), String(entry.figures?.['goods']), say)}.`,
  'alliance-broken': (entry, say) =>
    `${who(entry, say)} breaks the ${told(entry, 'alliance', say)} alliance: every member takes one disruption.`,
  demilitarization: () => 'All nations stand in one military alliance: the world disarms.',
  disarmed: (entry, say) =>
    `${who(entry, say)} disarms: military plant and stock go back to the start, unrest and disruption fall.`,
};
