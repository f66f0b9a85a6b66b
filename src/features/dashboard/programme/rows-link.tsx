import { Link } from '@tanstack/react-router';
import { createContext, type ReactNode, useContext } from 'react';
import { cn } from '#src/first-screen/cn.ts';
import { type DashboardSearch, dashboardDefaults } from '../dashboard-search.ts';

/** Does the dashboard's list show the edition of this page? */
const Linked = createContext(true);
export const LinkedRows = Linked.Provider;

type RowsLinkProps = {
  /** The filters under which the list shows exactly the rows that are counted. */
  search: Partial<DashboardSearch>;
  children: ReactNode;
  /** The link's name, where its content does not say it. */
  label?: string;
  className?: string;
};

/** Leads to the list behind a figure; plain text in an edition that the list does not show. */
export function RowsLink({ search, children, label, className }: RowsLinkProps) {
  if (!useContext(Linked)) return <span className={className}>{children}</span>;
  return (
    <Link
      to="/dashboard"
      search={{ ...dashboardDefaults, currentUser: false, ...search }}
      className={cn('rounded-sm hover:underline', className)}
      {...(label && { 'aria-label': label, title: label })}
    >
      {children}
    </Link>
  );
}
