// Loaded only where the application itself asked for the end of the session: presses the button in the reader's place.
const button = document.querySelector('button[name="logout"]');
button.form.requestSubmit(button);
