// Removes parts of React that this product never uses from the build.
import type { Plugin } from 'vite';
import { ABSENT_OF_CLASSES, withoutAbsentFibers } from './lighter-fibers.ts';

/** A read of `isHydrating`, which is never true here, though functions set it. */
const READ_HYDRATING = /\bisHydrating\b(?!\s*=[^=]|\$)/g;

/**
 * Functions that are still called, with the body that is left of them where there is no view
 * transition, nothing to hydrate and no ref of a fragment.
 */
const idle: Record<string, readonly string[]> = {
  '': [
    ...['trackEnterViewTransitions', 'scheduleViewTransitionEvent', 'measureNestedViewTransitions'],
    ...['commitEnterViewTransitions', 'commitExitViewTransitions', 'commitNestedViewTransitions'],
    ...['commitAppearingPairViewTransitions', 'commitDeletedPairViewTransitions'],
    ...['restoreNestedViewTransitions', 'restorePairedViewTransitions', 'restoreEnterOrExitViewTransitions'],
    ...['commitActivityHydrationCallbacks', 'commitSuspenseHydrationCallbacks'],
    // the last tells useFormStatus of a form that is sent
    ...['clearIfContinuousEvent', 'resetHydrationState', 'startHostTransition'],
    ...['commitFragmentInstanceInsertionEffects', 'commitFragmentInstanceDeletionEffects'],
    ...['commitNewChildToFragmentInstances'],
    // forms whose action is a function
    'extractEvents$1',
    // pictures of a view transition, for which a commit waits
    ...['accumulateSuspenseyCommitOnFiber', 'preloadInstanceAndSuspendIfNeeded'],
    // what the browser shows of a transition, which no renderer of this version calls
    'defaultOnDefaultTransitionIndicator',
    // of names that no browser of the build's target prefixes
    'makePrefixMap',
  ],
  'return !1': ['popHydrationState', 'queueIfContinuousEvent', 'isFragmentInstanceParent'],
  'return null': [
    'upgradeHydrationErrorsToRecoverable',
    'getParentHydrationBoundary',
    'getResource',
    'getHoistableRoot',
    'waitForCommitToBeReady',
  ],
  // names that no browser of the build's target prefixes
  'return eventName': ['getVendorPrefixedEventName'],
  // the components on the way to an error, which nothing here shows
  "return ''": ['getStackByFiberInDevAndProd', 'getComponentNameFromType'],
};

/** Functions that this product never calls: a call throws an error that says so. */
const absent = [
  // view transitions
  ...['startViewTransition', 'reportViewTransitionError', 'createViewTransitionInstance'],
  ...['flushAfterMutationEffects'],
  ...['applyViewTransitionToHostInstances', 'restoreViewTransitionOnHostInstances', 'restoreViewTransitionName'],
  ...['measureViewTransitionHostInstancesRecursive', 'getViewTransitionName', 'getViewTransitionClassName'],
  // hydration
  ...['updateDehydratedSuspenseComponent', 'retryDehydratedSuspenseBoundary', 'retryIfBlockedOn'],
  ...['retryActivityComponentWithoutHydrating', 'mountHostRootWithoutHydrating', 'getNextHydratable'],
  ...['throwOnHydrationMismatch', 'prepareToHydrateHostInstance', 'queueHydrationError'],
  ...['canHydrateInstance', 'canHydrateTextInstance', 'canHydrateHydrationBoundary'],
  ...['clearHydrationBoundary', 'hideOrUnhideDehydratedBoundary'],
  ...['createFiberFromDehydratedFragment', 'ReactDOMHydrationRoot'],
  // refs of fragments
  ...['FragmentInstance', 'commitNewChildToFragmentInstance', 'deleteChildFromFragmentInstance'],
  'isHostHoistableType',
  // components and hooks that nobody uses
  ...['updateSuspenseListComponent', 'updateActivityComponent', 'mountActionState', 'runActionStateAction'],
  ...['dispatchActionState', 'updateActionStateImpl', 'rerenderActionState', 'useMemoCache', 'refreshCache'],
  ...['initSuspenseListRenderState', 'cutOffTailIfNeeded', 'updateOptimisticImpl'],
  // style sheets and scripts that a component asks for
  ...['prefetchDNS', 'preconnect', 'preload', 'preloadModule', 'preinitStyle', 'preinitScript'],
  ...['preinitModuleScript', 'onUnsuspend', 'preloadResourceAndSuspendIfNeeded'],
  ...['acquireResource', 'preloadResource', 'getHydratableHoistableCache'],
];

/** Assignments to an object that is removed, or that nobody calls. */
const dropped =
  /^(?:canUseDOM &&\s*\(\(style = |(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\b|ReactDOMHydrationRoot\.prototype\.unstable_|ReactDOMSharedInternals\.findDOMNode\s*=|exports\.(?:hydrateRoot|preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule|requestFormReset|useFormState|useFormStatus)\s*=)/;

const bodies = new Map([
  ...Object.entries(idle).flatMap(([text, names]) => names.map((name) => [name, text] as const)),
  ...absent.map((name) => [name, 'leftOut()'] as const),
]);
const LEFT_OUT = "function leftOut() { throw Error('This part of React is left out of the build'); }";

const REACT = /\/node_modules\/react-dom\/cjs\/react-dom(?:-client)?\.production\.js$/;
/** Such parts, as React exports them. */
const PARTS =
  'hydrateRoot|Profiler|ViewTransition|Activity|SuspenseList|useActionState|useOptimistic|unstable_useCacheRefresh|useForm(?:State|Status)|requestFormReset|pre(?:connect|init|load)\\w*|prefetchDNS';
const FROM_REACT = 'from\\s*["\']react(?:-dom)?["\'/]';
/** An import of such a part by its name. */
const IMPORTS_PART = new RegExp(`\\b(?:${PARTS})\\b[^}]*\\}\\s*${FROM_REACT}|["']react/compiler-runtime["']`);
/** An import of all of React: by `* as`, or as the default. */
const IMPORTS_ALL = new RegExp(
  `\\bimport\\s*(?:([\\w$]+)\\s*,?\\s*)?(?:\\*\\s*as\\s+([\\w$]+)\\s*|\\{[^}]*\\}\\s*)?${FROM_REACT}`,
  'g',
);

/** Whether a module uses such a part: imported by its name, or read from all of React. */
const asksForPart = (code: string): boolean =>
  IMPORTS_PART.test(code) ||
  [...code.matchAll(IMPORTS_ALL)]
    .flatMap(([, byDefault, all]) => [byDefault, all])
    .some((name) => name !== undefined && readsPartOf(name.replaceAll('$', '\\$'), code));

const readsPartOf = (name: string, code: string): boolean =>
  new RegExp(
    `(?<![\\w$.])${name}\\s*(?:\\??\\.\\s*|(?:\\?\\.)?\\[\\s*["'])(?:${PARTS})\\b|\\{[^{}]*\\b(?:${PARTS})\\b[^{}]*\\}\\s*=\\s*${name}(?![\\w$])`,
  ).test(code);

/** A method or field of a class that only such a part calls. */
const HAS = new RegExp(`\\b(?:${ABSENT_OF_CLASSES.join('|')})\\b`);
/** In what is shipped, an element that React would move to the head or take as the page's own. */
const DRAWS = /\.jsxs?\)\(`(?:html|head|body|title|meta|link|base)`/;

/**
 * Removes hydration, view transitions, fragment refs, style sheets of components and fibers that
 * never exist here from React, 22 kB of the first script. The build fails where React's source is
 * not as expected, so that each update is reviewed, and where a module uses a removed part.
 */
export const lighterReact = (): Plugin => ({
  name: 'lighter-react',
  apply: 'build',
  transform(code, id) {
    if (!REACT.test(id)) {
      if (asksForPart(code) || HAS.test(code))
        this.error(`${id} asks for a part of React that lighter-react.ts leaves out`);
      return;
    }
    const known = new Set<string>();
    const light = this.parse(code).body.map((statement) => {
      const text = code.slice(statement.start, statement.end);
      if (statement.type !== 'FunctionDeclaration' || !statement.body || !statement.id)
        return dropped.test(text) ? '' : text;
      const own = bodies.get(statement.id.name);
      if (own !== undefined) {
        known.add(statement.id.name);
        return `${code.slice(statement.start, statement.body.start)}{${own}}`;
      }
      const isOwn = statement.params.some((one) => one.type === 'Identifier' && one.name === 'isHydrating');
      return isOwn ? text : text.replace(READ_HYDRATING, '!1');
    });
    const lighter = [...light, LEFT_OUT].join('\n');
    if (!id.includes('client')) return lighter;
    const missing = [...bodies.keys()].filter((name) => !known.has(name));
    if (missing.length > 0) this.error(`This React has no ${missing.join(', ')}: see lighter-react.ts`);
    return withoutAbsentFibers(lighter, this.parse(lighter));
  },
  generateBundle(_, bundle) {
    for (const one of Object.values(bundle)) {
      const drawn = one.type === 'chunk' && DRAWS.exec(one.code);
      if (drawn) this.error(`${one.fileName} draws ${drawn[0]}, which lighter-fibers.ts leaves out of React`);
    }
  },
});
