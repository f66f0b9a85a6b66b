import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  useCopyReference,
  useListAssignableIndicators,
  useListAssignableRegions,
} from '#generated/hooks/references/references.ts';
import type { Reference } from '#generated/model/index.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { notices } from '#src/lib/notices/notices.ts';
import { CopyCountries } from './copy-countries.tsx';
import { CopyIndicators } from './copy-indicators.tsx';

type CopyWizardProps = { reference: Reference; onClose: () => void };

/** In pixels (document 2, section 9). */
const WIDTH = 860;
const titles = ['Copy Reference - Select Indicator(s)', 'Copy Reference - Select Country(ies)'] as const;
type Selected = ReadonlySet<string | number>;
const none: Selected = new Set();

/** Copies a reference to every pair of the chosen indicators and countries, in two steps (document 2, 'Copy Reference wizard'). */
export function CopyWizard({ reference, onClose }: CopyWizardProps) {
  const { Id, Title, ReportEditionId, CountryIndicatorRatingId } = reference;
  const at = [ReportEditionId, CountryIndicatorRatingId] as const;
  const [step, setStep] = useState<0 | 1>(0);
  const [indicators, setIndicators] = useState(none);
  const [countries, setCountries] = useState(none);
  const indicatorList = useListAssignableIndicators(...at);
  const countryList = useListAssignableRegions(...at);
  const { mutate } = useCopyReference({
    mutation: {
      onSuccess: ({ Copied, Skipped }) =>
        void notices.push({ tone: 'success', message: `Copied to ${Copied}, skipped ${Skipped}` }),
    },
  });
  const body = useRef<HTMLDivElement>(null);
  /** The button that was pressed goes; the focus goes on to the search of the step. */
  const goTo = (next: 0 | 1) => {
    flushSync(() => setStep(next));
    body.current?.querySelector<HTMLElement>('input[type=search]')?.focus();
  };
  const copy = () => {
    mutate({
      editionId: ReportEditionId,
      ratingId: CountryIndicatorRatingId,
      data: { referenceId: Id, indicators: rowsOf(indicators), countries: rowsOf(countries) },
    });
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={titles[step]}
      description={<bdi className="line-clamp-2">{Title}</bdi>}
      width={WIDTH}
      closeOnOutside={indicators.size === 0}
      footer={
        <>
          <p role="status" data-tabular className="mr-auto text-sm text-muted-foreground">
            {step === 0 ? chosen(indicators, 'indicator') : sizeOf(indicators.size, countries.size)}
          </p>
          {step === 0 ? (
            <>
              <Button onClick={onClose}>Cancel</Button>
              <Button
                variant="primary"
                blocked={indicators.size === 0 && 'Select at least one indicator.'}
                onClick={() => goTo(1)}
              >
                Next
              </Button>
            </>
          ) : (
            <>
              <Button onClick={() => goTo(0)}>Back</Button>
              <Button variant="primary" blocked={countries.size === 0 && 'Select at least one country.'} onClick={copy}>
                Copy Reference
              </Button>
            </>
          )}
        </>
      }
    >
      <div ref={body}>
        {step === 0 ? (
          <CopyIndicators list={indicatorList} selected={indicators} onSelectedChange={setIndicators} />
        ) : (
          <CopyCountries list={countryList} selected={countries} onSelectedChange={setCountries} />
        )}
      </div>
    </Dialog>
  );
}

const rowsOf = (selected: Selected) => [...selected].map((id) => ({ Id: Number(id) }));
const chosen = ({ size }: Selected, word: string) =>
  size === 0 ? 'Nothing selected' : `${size} ${word}${size === 1 ? '' : 's'} selected`;
const sizeOf = (indicators: number, countries: number) =>
  countries === 0
    ? 'Nothing selected'
    : `${indicators} indicator${indicators === 1 ? '' : 's'} × ${countries} countr${countries === 1 ? 'y' : 'ies'} = ${indicators * countries}`;
