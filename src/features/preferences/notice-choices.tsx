import { Controller, type UseFormReturn } from 'react-hook-form';
import { MailFrequency, WorkNoticeKind } from '#generated/enums.ts';
import { Checkbox } from '#src/components/ui/checkbox.tsx';
import { NativeSelect } from '#src/components/ui/native-select.tsx';
import { useAccess } from '#src/lib/access/use-access.ts';
import { kindsFor, type NOTICE_KINDS, type PreferenceValues } from './preference-values.ts';

type Form<Body> = { form: UseFormReturn<PreferenceValues, unknown, Body> };
type Kind = (typeof NOTICE_KINDS)[number];

const FREQUENCIES = [
  { value: MailFrequency.Never, label: 'Never' },
  { value: MailFrequency.AtOnce, label: 'At once' },
  { value: MailFrequency.Daily, label: 'Once a day' },
];

/** A row for each kind of notice: in the product, and by e-mail where the server sends any. */
export function NoticeChoices<Body>({ form, mailOffered }: Form<Body> & { mailOffered: boolean }) {
  const { holds } = useAccess();
  const mayDoQa = holds('dataentry-indicatorsQA-own') || holds('dataentry-indicatorsQA-any');
  return (
    <ul aria-label="Kinds of notifications" className="divide-y">
      {kindsFor(mayDoQa).map((one) => (
        <li
          key={one.kind}
          className="grid grid-cols-[1fr] items-center gap-x-6 gap-y-1 px-3 py-2.5 sm:grid-cols-[1fr_auto_auto]"
        >
          <div id={`notice-${one.kind}`} className="min-w-0">
            <p className="text-sm font-medium">{one.label}</p>
            <p className="text-xs text-muted-foreground">{one.hint}</p>
          </div>
          <InProduct form={form} {...one} />
          {mailOffered && <ByEMail form={form} {...one} />}
        </li>
      ))}
    </ul>
  );
}

/** A mention is always listed: its row says so. */
function InProduct<Body>({ form, kind, label }: Form<Body> & Kind) {
  if (kind === WorkNoticeKind.Mention) return <span />;
  return (
    <Checkbox
      className="-ml-1"
      label={
        <>
          In the product <span className="sr-only">({label})</span>
        </>
      }
      {...form.register(`inProduct${kind}`)}
    />
  );
}

function ByEMail<Body>({ form, kind, label }: Form<Body> & Kind) {
  return (
    <Controller
      control={form.control}
      name={`eMail${kind}`}
      render={({ field: { value, onChange, ...field } }) => (
        <div className="flex items-center gap-2 text-sm max-sm:justify-between">
          <label htmlFor={`e-mail-${kind}`}>
            By e-mail <span className="sr-only">({label})</span>
          </label>
          <span className="w-36">
            <NativeSelect
              id={`e-mail-${kind}`}
              {...field}
              value={value}
              onChange={({ target }) => onChange(Number(target.value))}
            >
              {FREQUENCIES.map((one) => (
                <option key={one.value} value={one.value}>
                  {one.label}
                </option>
              ))}
            </NativeSelect>
          </span>
        </div>
      )}
    />
  );
}
