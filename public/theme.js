// Chooses the theme before the first paint. A file of its own, because inline scripts are forbidden here.
;(function () {
  var picked = null
  try {
    picked = localStorage.getItem('orrery.theme')
  } catch (e) {
    // Storage may be off; the system's own choice is good enough.
  }
  var dark = picked === 'dark' || (picked !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()
