/** Where the tab keeps the words of its frame; what forgets the token forgets them. */
export const FRAME_KEY = 'ui:frame';
