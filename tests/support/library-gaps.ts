// What cmdk and Radix Toast ask of an element and jsdom does not have.
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.hasPointerCapture ??= () => false;
