import { FloorTable } from './floor-table.tsx';
import { renderFloor } from './render-floor.tsx';

renderFloor({ '/stack.html': FloorTable });
