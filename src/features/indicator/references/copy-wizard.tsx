import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  getCopyReferenceMutationOptions,
  useListAssignableIndicators,
  useListAssignableRegions,
} from '#generated/hooks/references/references.ts';
import type { Reference, ReferenceCopy, ReferenceCopySummary } from '#generated/model/index.ts';
import { useDiscardQuestion } from '#src/components/discard-question.tsx';
import { Refusal } from '#src/components/refusal.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { useCalls, useLastCall } from '#src/lib/api/use-calls.ts';
import { counted } from '#src/lib/words.ts';
import { CopyCount, NotCounted } from './copy-count.tsx';
import { CopyCountries } from './copy-countries.tsx';
import { CopyIndicators } from './copy-indicators.tsx';
import { tellCopied } from './copy-report.tsx';
import { copySubject } from './copy-words.ts';
import { SkippedPairs } from './skipped-pairs.tsx';
import { rowsOf, useCopySummary } from './use-copy-summary.ts';

type CopyWizardProps = { reference: Reference; onSent: () => void; onClose: () => void };

/** In pixels (requirements B9). */
const WIDTH = 860;
const titles = ['Copy Reference - Select Indicator(s)', 'Copy Reference - Select Country(ies)'] as const;
type Selected = ReadonlySet<string | number>;
type Ids = ReferenceCopy['countries'];

/**
 * Copies a reference to every pair of the chosen indicators and countries, in two steps
 * (requirements B, 'Copy Reference wizard'). A copy that was refused opens it at the second step,
 * over what was chosen and why (ADR-329). While a copy is sent another one waits: beside it, it
 * would be of what was not copied yet.
 */
export function CopyWizard({ reference, onSent, onClose }: CopyWizardProps) {
  const { Id, Title, ReportEditionId, CountryIndicatorRatingId } = reference;
  const ids = { editionId: ReportEditionId, ratingId: CountryIndicatorRatingId };
  const calls = useCalls();
  const subject = copySubject(Id);
  const { status, error, variables } = useLastCall('copyReference', subject);
  // What is refused while another choice is made is not of that.
  const [isBack] = useState(status === 'error');
  const refused = isBack && status === 'error' ? variables?.data : undefined;
  const [step, setStep] = useState<0 | 1>(refused ? 1 : 0);
  const [indicators, setIndicators] = useState(() => idsOf(refused?.indicators));
  const [countries, setCountries] = useState(() => idsOf(refused?.countries));
  const indicatorList = useListAssignableIndicators(ids);
  const countryList = useListAssignableRegions(ids);
  const summary = useCopySummary(reference, indicators, countries, step === 1);
  const isChanged = !isSame(indicators, refused?.indicators) || !isSame(countries, refused?.countries);
  const { leave, question } = useDiscardQuestion(isChanged, () => {
    if (refused && isChanged) calls.forget('copyReference', subject);
    onClose();
  });
  const body = useRef<HTMLDivElement>(null);
  /** The button that was pressed goes; the focus goes on to the search of the step. */
  const goTo = (next: 0 | 1) => {
    flushSync(() => setStep(next));
    body.current?.querySelector<HTMLElement>('input[type=search]')?.focus();
  };
  const copy = () => {
    const data = { referenceId: Id, indicators: rowsOf(indicators), countries: rowsOf(countries) };
    void calls.start(
      getCopyReferenceMutationOptions,
      { editionId: ReportEditionId, ratingId: CountryIndicatorRatingId, data },
      { record: Title, subject, onAnswer: (result) => tellCopied(result, Title) },
    );
    onSent();
  };

  return (
    <>
      <Dialog
        open
        onOpenChange={leave}
        title={titles[step]}
        description={<bdi className="line-clamp-2">{Title}</bdi>}
        width={WIDTH}
        closeOnOutside={!isChanged}
        footer={
          <>
            <div className="mr-auto min-w-0 flex-1 basis-full text-sm sm:basis-64">
              <p role="status" data-tabular className="text-muted-foreground">
                {step === 0 ? (
                  chosen(indicators, 'indicator')
                ) : (
                  <CopyCount {...summary} indicators={indicators.size} countries={countries.size} />
                )}
              </p>
              {step === 1 && <NotCounted {...summary} />}
            </div>
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
                <Button
                  variant="primary"
                  blocked={
                    hindranceOf(countries, summary.summary) ||
                    (status === 'pending' && 'The copy before is still being sent.')
                  }
                  onClick={copy}
                >
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
              <Refusal error={refused && error} />
              <CopyCountries list={countryList} selected={countries} onSelectedChange={setCountries} />
              {summary.summary && summary.summary.Skips.length > 0 && (
                <SkippedPairs label="Cannot be copied to" skips={summary.summary.Skips} />
              )}
            </div>
          )}
        </div>
      </Dialog>
      {question}
    </>
  );
}

const idsOf = (rows: Ids = []): Selected => new Set(rows.map(({ Id }) => Id));
const isSame = (selected: Selected, rows: Ids = []) =>
  selected.size === rows.length && rows.every(({ Id }) => selected.has(Id));
const chosen = ({ size }: Selected, word: string) =>
  size === 0 ? 'Nothing selected' : `${counted(size, word)} selected`;
const hindranceOf = (countries: Selected, summary: ReferenceCopySummary | undefined) =>
  (countries.size === 0 && 'Select at least one country.') ||
  (summary?.PossibleCount === 0 && 'None of what is selected can be copied to.');
