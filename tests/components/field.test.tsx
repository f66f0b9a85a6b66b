import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ErrorSummary } from '#src/components/ui/error-summary.tsx';
import { Field } from '#src/components/ui/field.tsx';
import { Input } from '#src/components/ui/input.tsx';
import { NativeSelect } from '#src/components/ui/native-select.tsx';
import { Textarea } from '#src/components/ui/textarea.tsx';

it('names the control and describes it by hint and error', () => {
  render(
    <Field label="Short name" hint="Shown in lists." error="At least 3 characters" counter="2/80" required>
      {(control) => <Input {...control} />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Short name' });
  expect(input).toHaveAccessibleDescription('Shown in lists. At least 3 characters');
  expect(input).toBeInvalid();
  expect(input).toBeRequired();
  expect(screen.getByText('2/80')).toBeVisible();
});

it('[S109] an error comes and goes in red below the control, in a live region that was there before', () => {
  const field = (error?: string) => (
    <Field label="Name" error={error}>
      {(control) => <Textarea {...control} />}
    </Field>
  );
  const { rerender } = render(field());
  const input = screen.getByRole('textbox', { name: 'Name' });
  const region = document.querySelector('[aria-live="polite"]');
  expect(region).toBeEmptyDOMElement();
  expect(input).toBeValid();
  rerender(field('This report name already exists'));
  expect(region).toHaveTextContent('This report name already exists');
  expect(region).toHaveClass('text-destructive');
  expect(input.compareDocumentPosition(region as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  rerender(field());
  expect(input).toBeValid();
  expect(input).not.toHaveAttribute('aria-describedby');
});

it('an optional field says so, a hidden label still names, a select is a field like any other', () => {
  render(
    <Field label="Status" optional hideLabel>
      {(control) => (
        <NativeSelect {...control}>
          <option>Open</option>
        </NativeSelect>
      )}
    </Field>,
  );
  expect(screen.getByRole('combobox', { name: 'Status (optional)' })).toBeValid();
});

it('the summary takes the focus and each entry leads to its field', async () => {
  render(
    <>
      <ErrorSummary attempt={1} errors={[{ fieldId: 'end', message: 'End date must be after the start date' }]} />
      <Field id="end" label="End Date" error="End date must be after the start date">
        {(control) => <Input {...control} />}
      </Field>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'End date must be after the start date' }));
  expect(screen.getByRole('textbox', { name: 'End Date' })).toHaveFocus();
});

it('[Q-R17] a summary whose problems are mended stays away until the next try, whatever is typed', () => {
  const wrong = [{ fieldId: 'end', message: 'End date must be after the start date' }];
  const { rerender } = render(<ErrorSummary attempt={1} errors={wrong} />);
  rerender(<ErrorSummary attempt={1} errors={[]} />);
  rerender(<ErrorSummary attempt={1} errors={wrong} />);
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<ErrorSummary attempt={2} errors={wrong} />);
  expect(screen.getByRole('alert')).toHaveFocus();
});
