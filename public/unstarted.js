// Runs after the code of the console, or after its failure, and says so then: docs/decisions/035-missing-code.md.
;(function () {
  var frame = document.querySelector('.page-frame')
  var notice = document.querySelector('.unstarted')
  if (!notice) return
  function show() {
    // Once the console is drawn, it says itself what fails.
    if (!notice.isConnected) return
    frame.remove()
    notice.hidden = false
  }
  notice.querySelector('button').onclick = function () {
    location.reload()
  }
  if (document.documentElement.dataset.code !== 'here') show()
  addEventListener('unhandledrejection', show)
})()
