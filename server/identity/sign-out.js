// Submits the log-out form at once where the application itself requested the log-out.
const button = document.querySelector('button[name="logout"]');
button.form.requestSubmit(button);
