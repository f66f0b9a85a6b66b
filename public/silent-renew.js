// Runs in the hidden frame of a silent renewal: hands the provider's answer, which is in the address, to the page that asked.
parent.postMessage({ source: 'oidc-client', url: location.href, keepOpen: false }, location.origin);
