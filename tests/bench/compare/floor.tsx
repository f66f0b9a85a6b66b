import { nextKey } from './page.ts';

document.body.innerHTML = '<main><input type="search" /></main>';
window.nextKey = nextKey;
