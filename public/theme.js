// Chooses the theme and the height of rows before the first paint, and what the empty frame is like. A file of its own,
// because inline scripts are forbidden here.
;(function () {
  var picked = null
  var rows = null
  var sidebar = null
  try {
    picked = localStorage.getItem('orrery.theme')
    rows = localStorage.getItem('orrery.rows')
    sidebar = localStorage.getItem('orrery.sidebar')
  } catch (e) {
    // Storage may be off; the system's own choice is good enough.
  }
  var dark = picked === 'dark' || (picked !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  document.documentElement.dataset.rows = rows === 'compact' ? 'compact' : 'comfortable'
  // The path of the console, as in src/basePath.ts.
  var base = new URL('.', document.querySelector('link[rel=icon]').href).pathname
  if (/^(login|device)(\/|$)/.test(location.pathname.slice(base.length))) document.documentElement.dataset.frame = 'none'
  else if (sidebar === 'narrow') document.documentElement.dataset.frame = 'narrow'
})()
