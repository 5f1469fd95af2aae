// Asks for what the first screen waits for while the start script is on its way: its scripts, who is signed in, and
// the university. Runs after `first-paint.js`, in the same file, where the build has put `firstRequests`
// (tools/first-script.ts): of each screen its path, whether it needs a sign-in, and its files; the base URL of calls; and
// the fonts of a first screen.
(() => {
  const { screens, base, fonts } = globalThis.firstRequests;
  let token = null;
  try {
    token = localStorage.getItem('token');
  } catch {
    // Storage may be blocked; then nobody is signed in.
  }
  const find = (address) =>
    screens.find(([path]) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i').test(address));
  const asked = find(location.pathname) ?? find('/');
  const shown = asked?.[1] && token === null ? find('/login') : asked;
  // Calls before scripts: a browser keeps few connections to a server, and these answers are short.
  const headers = {
    accept: 'application/json',
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
  const answers = {};
  for (const path of ['/api/university', ...(token === null ? [] : ['/auth/verify'])]) {
    const url = base.replace(/\/+$/, '') + path;
    answers[url] = fetch(url, { credentials: 'include', headers });
    // A failure is handled by whoever takes the answer.
    answers[url].catch(() => undefined);
  }
  globalThis.earlyAnswers = { token, answers };
  const link = (values) => Object.assign(document.createElement('link'), { crossOrigin: '', ...values });
  document.head.append(...(shown?.[2] ?? []).map((href) => link({ rel: 'modulepreload', href })));
  // Fonts are as large as the scripts, and take half of a slow network from them: there the first visit is drawn in the
  // fallback half a second earlier. Not every browser estimates its network; 5 Mbit/s is a weak 4G connection.
  const { saveData = false, downlink = Infinity } = navigator.connection ?? {};
  if (saveData || downlink < 5) return;
  const links = fonts.map((href) =>
    link({ rel: 'preload', as: 'font', type: 'font/woff2', fetchPriority: 'low', href }),
  );
  // For the start script, which waits a moment for them.
  globalThis.firstFonts = Promise.all(
    links.map(
      (asked) =>
        new Promise((resolve) => {
          for (const event of ['load', 'error']) asked.addEventListener(event, resolve);
        }),
    ),
  );
  document.head.append(...links);
})();
