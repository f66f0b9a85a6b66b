import { Outlet } from '@tanstack/react-router';
import { noteScroll } from '#src/components/use-comes-back.ts';
import { ArrivingPage } from './arriving-page.tsx';
import { Frame } from './frame.tsx';
import { Pages } from './page-body.tsx';

/** The protected layout: header, notifications panel and the page (requirements A2.2). */
export function Layout() {
  return (
    <Frame>
      <main
        id="content"
        tabIndex={-1}
        onScrollCapture={noteScroll}
        className="relative min-w-0 flex-1 px-4 py-4 outline-none sm:px-6"
      >
        <ArrivingPage />
        <Pages>
          <Outlet />
        </Pages>
      </main>
    </Frame>
  );
}
