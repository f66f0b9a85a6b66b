import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { withoutAbsentFibers } from '../../scripts/support/bundle/lighter-fibers.ts';
import { lighterReact } from '../../scripts/support/bundle/lighter-react.ts';
import { root } from '../../scripts/support/root.ts';

const MARK = '"what follows is the test\'s own";';
const react = readFileSync(join(root, 'node_modules/react-dom/cjs/react-dom-client.production.js'), 'utf8');

/** What is left of React, and of code that stands behind it. */
function lighten(own = '') {
  const code = `${react}\n${MARK}${own}`;
  const [light = '', rest = ''] = withoutAbsentFibers(code, parseAst(code)).split(MARK);
  return { light, rest };
}

/** A function of one argument, as it is after the removal. */
const run = (own: string) =>
  new Function(`'use strict'; ${lighten(own).rest}; return own;`)() as (of: object) => unknown;

it('leaves no case and no comparison of a fiber that never exists, and is still a program', () => {
  const { light } = lighten();
  expect(react).toMatch(/switch \(workInProgress\.tag\)[\s\S]*?case 19:/);
  expect(light).not.toMatch(/case (?:12|18|24|27|31):/);
  expect(light).not.toMatch(/\b(?:18|19|27|30|31) [!=]== \w+\.tag/);
  expect(light).not.toMatch(/\.(?:is)?[dD]ehydrated\b|UNSAFE_|getSnapshotBeforeUpdate/);
  expect(() => parseAst(light)).not.toThrow();
});

it('writes attributes as React does', () => {
  const mapIn = (code: string) => {
    const [, map = ''] = /\baliases = (new Map\([\s\S]*?\]\s*\)+)(?:;|,\n)/.exec(code) ?? [];
    return new Function(`return ${map}`)() as Map<string, string>;
  };
  const [own, theirs] = [mapIn(lighten().light), mapIn(react)];
  expect(theirs.get('strokeWidth')).toBe('stroke-width');
  expect(theirs.get('htmlFor')).toBe('for');
  expect(Object.fromEntries(own)).toEqual(Object.fromEntries(theirs));
});

it('keeps the cases of others, what falls into a removed one, and its variables', () => {
  const own = run(`function own(fiber) {
    const log = [];
    switch (fiber.tag) {
      case 27:
        var kept = 'declared';
        log.push('removed');
        break;
      case 5:
        kept = 'five';
        log.push(kept);
        break;
      case 6:
        log.push('six');
      case 26:
        log.push('after six');
        break;
      case 19:
      case 13:
        log.push('thirteen');
    }
    return log;
  }`);
  expect(own({ tag: 27 })).toEqual([]);
  expect(own({ tag: 5 })).toEqual(['five']);
  expect(own({ tag: 6 })).toEqual(['six', 'after six']);
  expect(own({ tag: 26 })).toEqual([]);
  expect(own({ tag: 19 })).toEqual([]);
  expect(own({ tag: 13 })).toEqual(['thirteen']);
});

it('leaves numbers alone that are no tags, and names that are not read', () => {
  const own = run(`function own(of) {
    const list = { dehydrated: of.dehydrated, shouldStartViewTransition: 2 };
    switch (of.lane) { case 19: list.lane = 'nineteen'; }
    if (27 === of.count) list.count = of.tag === 27;
    list.isOther = of.tag !== 30;
    return list;
  }`);
  expect(own({ dehydrated: 'x', lane: 19, count: 27, tag: 27 })).toEqual({
    ...{ dehydrated: null, shouldStartViewTransition: 2, lane: 'nineteen' },
    ...{ count: false, isOther: true },
  });
});

it('fails where a React has none of it', () => {
  const other = react.replaceAll('shouldStartViewTransition', 'mayStart');
  expect(() => withoutAbsentFibers(other, parseAst(other))).toThrow(
    'This React has no shouldStartViewTransition: see lighter-fibers.ts',
  );
});

it('fails where something is shipped that needs what is left out', () => {
  const { transform, generateBundle } = lighterReact() as unknown as Record<string, (...of: unknown[]) => void>;
  const error = (message: string) => {
    throw new Error(message);
  };
  const read = (code: string) => transform?.call({ error }, code, 'some-module.js');
  const ship = (code: string) => generateBundle?.call({ error }, {}, { a: { type: 'chunk', fileName: 'a.js', code } });
  expect(() => read('class A extends Component { getSnapshotBeforeUpdate() {} }')).toThrow('some-module.js asks for');
  expect(() => read("import { Profiler } from 'react';")).toThrow('some-module.js asks for');
  expect(() => read('class A extends Component { componentWillUnmount() {} }')).not.toThrow();
  expect(() => ship('(0,x.jsx)(`title`,{children:`a`})')).toThrow('a.js draws .jsx)(`title`');
  expect(() => ship('(0,x.jsxs)(`div`,{title:`a`})')).not.toThrow();
});
