import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Panel } from '#src/components/ui/panel.tsx';
import { Table, TableBody, TableCell, TableHeader, TableRow } from '#src/components/ui/table.tsx';
import { TableHead } from '#src/components/ui/table-head.tsx';
import { TableRegion } from '#src/components/ui/table-region.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#src/components/ui/tabs.tsx';

it('[S159] a panel folds by its heading and keeps what was typed', async () => {
  const change = vi.fn();
  render(
    <Panel
      title="Current References"
      aside="3"
      collapsible
      onOpenChange={change}
      actions={<button type="button">Add New Reference</button>}
    >
      <input aria-label="Title" />
    </Panel>,
  );
  const fold = screen.getByRole('button', { name: /Current References/ });
  expect(screen.getByRole('heading', { level: 2 })).toContainElement(fold);
  await userEvent.type(screen.getByRole('textbox'), 'Road Traffic Act');
  await userEvent.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Add New Reference' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('textbox')).toHaveValue('Road Traffic Act');
  expect(change.mock.calls).toEqual([[false], [true]]);
});

it('[S159] a panel follows its owner, as collapse all needs', () => {
  const { rerender } = render(
    <Panel title="Details" collapsible open>
      Text
    </Panel>,
  );
  expect(screen.getByText('Text')).toBeVisible();
  rerender(
    <Panel title="Details" collapsible open={false}>
      Text
    </Panel>,
  );
  expect(screen.getByText('Text')).not.toBeVisible();
});

it('[S164] tabs move by arrows, Home and End, and a mounted panel keeps its draft', async () => {
  render(
    <Tabs defaultValue="rating">
      <TabsList aria-label="Assignee">
        <TabsTrigger value="rating">Rating</TabsTrigger>
        <TabsTrigger value="comments">Comments</TabsTrigger>
      </TabsList>
      <TabsContent value="rating" forceMount>
        <input aria-label="Score" />
      </TabsContent>
      <TabsContent value="comments" forceMount>
        No comments for this Indicator.
      </TabsContent>
    </Tabs>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Score' }), '1');
  await userEvent.click(screen.getByRole('tab', { name: 'Rating' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Comments' })).toHaveFocus();
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Comments');
  expect(screen.getByRole('tabpanel', { name: 'Comments' })).toBeVisible();
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('textbox', { name: 'Score' })).toHaveValue('1');
});

it('[S47] a sortable column is a button that says how it is sorted; the others are plain', async () => {
  const sort = vi.fn();
  render(
    <TableRegion label="Editions List">
      <Table>
        <TableHeader>
          <TableRow>
            <TableHead sort="descending" onSort={sort}>
              Creation Date
            </TableHead>
            <TableHead sort="none" onSort={sort}>
              Name
            </TableHead>
            <TableHead>Status</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          <TableRow>
            <TableCell>01 Dec 2025</TableCell>
            <TableCell>Road Safety Report 2026</TableCell>
            <TableCell>Active</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </TableRegion>,
  );
  const heads = screen.getAllByRole('columnheader');
  expect(heads.map((head) => head.getAttribute('aria-sort'))).toEqual(['descending', null, null]);
  expect(heads.map((head) => head.getAttribute('scope'))).toEqual(['col', 'col', 'col']);
  await userEvent.tab();
  expect(screen.getByRole('region', { name: 'Editions List' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(sort).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Status' })).toBeNull();
});
