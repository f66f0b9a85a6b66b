const states: [pseudo: RegExp, attribute: string][] = [
  [/:hover\b/g, 'hover'],
  [/:focus-visible\b/g, 'focus'],
];
const FORCED = /data-forced/;

/**
 * Lets `Forced` show hover and focus without a pointer or a key: each rule of the page that is for
 * them is also for what stands directly in an element with `data-forced`.
 */
export function forceStates(): void {
  for (const sheet of document.styleSheets) forceIn(sheet.cssRules);
}

function forceIn(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !FORCED.test(rule.selectorText)) {
      const forced = forcedSelector(rule.selectorText);
      if (forced !== rule.selectorText) rule.selectorText = forced;
    }
    if ('cssRules' in rule) forceIn(rule.cssRules as CSSRuleList);
  }
}

const forcedSelector = (selector: string): string =>
  states.reduce(
    (text, [pseudo, name]) => text.replace(pseudo, (found) => `:is(${found}, [data-forced~="${name}"] > *)`),
    selector,
  );
