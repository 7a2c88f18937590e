// What a card says about what people agree on before they play: an open question of the rules, a bot.

import type { Explanation } from './explain';
import type { Agreed } from './things';
import { SECTIONS } from '../../lib/rulebook';
import { has, hyphenated, t, textOf } from '../../lib/texts.svelte';

export function agreedLines(thing: Agreed): Explanation {
  return thing.type === 'switch' ? switchLines(hyphenated(thing.name)) : botLines(thing.bot);
}

/** A switch that is younger than the rulebook of the page has a name, and no rule to read. */
function switchLines(name: string): Explanation {
  const label = `switches/${name}` as const;
  const isWritten = SECTIONS.some(({ id, rules }) => id === 'switches' && rules.includes(name));
  return {
    title: textOf(`ruling-${name}`),
    kind: t('explain-switch'),
    about: isWritten ? label : null,
    now: [],
    rules: isWritten ? [label] : [],
  };
}

function botLines(bot: string): Explanation {
  return {
    title: has(`bot-${bot}`) ? textOf(`bot-${bot}`) : bot,
    kind: t('bot'),
    about: null,
    now: has(`bot-${bot}-about`) ? [textOf(`bot-${bot}-about`)] : [],
    rules: [],
  };
}
