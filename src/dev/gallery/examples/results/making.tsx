import { Beside, BesideLine, Making, MakingLinks } from '#src/components/results/making.tsx';

export function ItsParts() {
  return (
    <div className="max-w-80">
      <Making title="Kenya, Total" score={58.5}>
        <p>66 favourable of 120 rated, of 150 indicators.</p>
        <Beside>
          <BesideLine term="Road Safety Report 2025">52.0%</BesideLine>
          <BesideLine term="Mean of Africa">47.3%</BesideLine>
        </Beside>
        <MakingLinks>
          <a href="#/">Show the ratings</a>
        </MakingLinks>
      </Making>
    </div>
  );
}
