import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  getCopyReferenceMutationOptions,
  useListAssignableIndicators,
  useListAssignableRegions,
} from '#generated/hooks/references/references.ts';
import type { Reference, ReferenceCopySummary } from '#generated/model/index.ts';
import { useDiscardQuestion } from '#src/components/discard-question.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { useCall } from '#src/lib/api/use-calls.ts';
import { counted } from '#src/lib/words.ts';
import { CopyCount, CopyNote } from './copy-count.tsx';
import { CopyCountries } from './copy-countries.tsx';
import { CopyIndicators } from './copy-indicators.tsx';
import { tellCopied } from './copy-report.tsx';
import { useCopySummary } from './use-copy-summary.ts';

type CopyWizardProps = { reference: Reference; onClose: () => void };

/** In pixels (requirements B9). */
const WIDTH = 860;
const titles = ['Copy Reference - Select Indicator(s)', 'Copy Reference - Select Country(ies)'] as const;
type Selected = ReadonlySet<string | number>;
const none: Selected = new Set();

/**
 * Copies a reference to every pair of the chosen indicators and countries, in two steps
 * (requirements B, 'Copy Reference wizard').
 */
export function CopyWizard({ reference, onClose }: CopyWizardProps) {
  const { Id, Title, ReportEditionId, CountryIndicatorRatingId } = reference;
  const ids = { editionId: ReportEditionId, ratingId: CountryIndicatorRatingId };
  const [step, setStep] = useState<0 | 1>(0);
  const [indicators, setIndicators] = useState(none);
  const [countries, setCountries] = useState(none);
  const indicatorList = useListAssignableIndicators(ids);
  const countryList = useListAssignableRegions(ids);
  const start = useCall(getCopyReferenceMutationOptions);
  const summary = useCopySummary(reference, indicators, countries, step === 1);
  const { leave, question } = useDiscardQuestion(indicators.size + countries.size > 0, onClose);
  const body = useRef<HTMLDivElement>(null);
  /** The button that was pressed goes; the focus goes on to the search of the step. */
  const goTo = (next: 0 | 1) => {
    flushSync(() => setStep(next));
    body.current?.querySelector<HTMLElement>('input[type=search]')?.focus();
  };
  const copy = () => {
    const data = { referenceId: Id, indicators: rowsOf(indicators), countries: rowsOf(countries) };
    start(
      { editionId: ReportEditionId, ratingId: CountryIndicatorRatingId, data },
      { record: Title, onAnswer: (result) => tellCopied(result, Title) },
    );
    onClose();
  };

  return (
    <>
      <Dialog
        open
        onOpenChange={leave}
        title={titles[step]}
        description={<bdi className="line-clamp-2">{Title}</bdi>}
        width={WIDTH}
        closeOnOutside={indicators.size + countries.size === 0}
        footer={
          <>
            <p
              role="status"
              data-tabular
              className="mr-auto min-w-0 flex-1 basis-full text-sm text-muted-foreground sm:basis-64"
            >
              {step === 0 ? (
                chosen(indicators, 'indicator')
              ) : (
                <CopyCount {...summary} indicators={indicators.size} countries={countries.size} />
              )}
            </p>
            {step === 0 ? (
              <>
                <Button onClick={leave}>Cancel</Button>
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
                <Button variant="primary" blocked={hindranceOf(countries, summary.summary)} onClick={copy}>
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
            <div className="grid gap-3">
              <CopyCountries list={countryList} selected={countries} onSelectedChange={setCountries} />
              <CopyNote {...summary} />
            </div>
          )}
        </div>
      </Dialog>
      {question}
    </>
  );
}

const rowsOf = (selected: Selected) => [...selected].map((id) => ({ Id: Number(id) }));
const chosen = ({ size }: Selected, word: string) =>
  size === 0 ? 'Nothing selected' : `${counted(size, word)} selected`;
const hindranceOf = (countries: Selected, summary: ReferenceCopySummary | undefined) =>
  (countries.size === 0 && 'Select at least one country.') ||
  (summary?.PossibleCount === 0 && 'None of what is selected can be copied to.');
