import { useRouter } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { lazyPart } from '#src/first-screen/lazy-part.tsx';
import { useNotices } from '#src/lib/notices/use-notices.ts';
import { ProductMark } from '../header/product-mark.tsx';
import { useTabTitle } from '../use-tab-title.ts';

/** It is loaded with the toasts, which have shown each problem. */
const RecentProblems = lazyPart(
  () => import('../recent-problems.tsx').then((problems) => problems.RecentProblems),
  () => null,
);

/**
 * The frame of the pages outside the product: one message and where to go from it. The focus of the
 * page that it took the place of goes on here.
 */
export function MessagePage({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useTabTitle(title);
  // What a toast says is not said twice; the list keeps it once the toast has gone.
  const isTold = useNotices().every(({ tone, shown }) => tone !== 'error' || shown);
  useEffect(() => {
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, []);
  return (
    <main
      id="content"
      ref={main}
      tabIndex={-1}
      className="grid flex-1 place-items-center px-6 py-12 outline-none [#root>&]:min-h-dvh"
    >
      <div data-slot="message" className="w-full max-w-md">
        <Product />
        <div className="rounded-xl border bg-card p-8 shadow-sm phone:p-6">
          <h1 className="text-xl font-semibold tracking-tight text-balance">{title}</h1>
          <p className="mt-3 text-pretty break-words text-muted-foreground">{text}</p>
          <div className="mt-6 flex flex-wrap items-center gap-3 phone:[&>:is(a,button)]:w-full">{children}</div>
          <Suspense>{!isTold && <RecentProblems heading="h2" untold />}</Suspense>
        </div>
      </div>
    </main>
  );
}

/** Whose page it is, where no header says so; without settings the product has no name. */
function Product() {
  const router = useRouter({ warn: false });
  return (
    <p className="mb-4 hidden items-center gap-2 font-semibold tracking-tight [#root>main_&]:flex">
      <ProductMark />
      {router?.options.context.settings.indexTitle}
    </p>
  );
}
