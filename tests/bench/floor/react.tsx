import { createRoot } from 'react-dom/client';
import { FloorTable } from './floor-table.tsx';

createRoot(document.body).render(<FloorTable />);
