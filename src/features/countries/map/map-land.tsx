import { memo } from 'react';
import { cn } from '#src/first-screen/cn.ts';
import { fallen } from './change-scale.ts';
import { lines } from './map-scale.ts';
import { otherLand, outlines } from './shapes.ts';

const land = `${otherLand}${Object.values(outlines).join('')}`;

/**
 * All land in grey, below the countries, and the patterns of what is not known and of what fell.
 */
export const MapLand = memo(function MapLand() {
  return (
    <>
      <defs>
        <pattern id="map-hatch" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="12" height="12" className="fill-card" />
          <rect width="4" height="12" className={lines.hatch} />
        </pattern>
        {Object.entries(fallen).map(([id, ground]) => (
          <pattern key={id} id={id} width="8" height="8" patternUnits="userSpaceOnUse">
            <rect width="8" height="8" className={ground} />
            <rect width="8" height="2" className="fill-card" />
          </pattern>
        ))}
      </defs>
      <path d={land} strokeWidth="0.75" vectorEffect="non-scaling-stroke" className={cn('stroke-card', lines.land)} />
    </>
  );
});
