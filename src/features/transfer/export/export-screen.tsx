import Download from 'lucide-react/icons/download';
import { Button } from '#src/components/ui/button.tsx';
import { CountrySelection } from './country-selection.tsx';
import { exportBlocked, exportBody } from './export-choice.ts';
import { ExportSettings } from './export-settings.tsx';
import { IndicatorSelection } from './indicator-selection.tsx';
import { useExport } from './use-export.ts';
import { useExportChoice } from './use-export-choice.ts';
import { useExportCountries } from './use-export-countries.ts';

/**
 * Settings, countries and indicators, and the button that makes a file of them (requirements A2.8).
 */
export function ExportScreen() {
  const [chosen, change] = useExportChoice();
  const { countries, error, refetch } = useExportCountries(chosen.editions);
  const { isPending, start } = useExport();
  // a country that the chosen editions do not hold stays chosen, and comes back with an edition
  // that does
  const listed = countries?.filter(({ Id }) => chosen.countries.has(Id)).map(({ Id }) => Id);
  const choice = { ...chosen, countries: new Set(listed) };
  const body = exportBody(choice);
  return (
    <div className="mt-3 grid gap-4">
      <ExportSettings choice={choice} onChange={change}>
        <Button
          variant="primary"
          size="lg"
          pending={isPending}
          blocked={
            !isPending && (chosen.editions.length > 0 && !countries ? missingCountries(error) : exportBlocked(choice))
          }
          onClick={() => body && start(body)}
        >
          {!isPending && <Download aria-hidden="true" />}
          {isPending ? 'Exporting Data...' : 'Export Data'}
        </Button>
      </ExportSettings>
      <div className="grid gap-4 xl:grid-cols-2">
        <CountrySelection
          countries={countries}
          selected={chosen.countries}
          onSelectedChange={(next) => change({ countries: next })}
          error={error}
          onRetry={() => void refetch()}
          none={chosen.editions.length > 0 ? 'The selected editions hold no countries' : 'There are no countries'}
        />
        <IndicatorSelection selected={chosen.indicators} onSelectedChange={(indicators) => change({ indicators })} />
      </div>
    </div>
  );
}

const missingCountries = (error: Error | null) =>
  error ? 'The countries of the selected editions could not be fetched.' : 'Fetching the countries...';
