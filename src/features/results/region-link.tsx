import { Link } from '@tanstack/react-router';

/** From how a region's mean is made to its countries. */
export const RegionLink = ({ region }: { region: string }) => (
  <Link from="/results" to="." search={(old) => ({ ...old, region: [region], name: '' })} resetScroll={false}>
    The countries of {region}
  </Link>
);
