// Says so when the code of the console could not be fetched. It runs after that code, or after its failure. Its address is
// the same in every release: a page that is older than the files of the server still finds it.
;(function () {
  var frame = document.querySelector('.page-frame')
  var notice = document.querySelector('.unstarted')
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
  // Code that is fetched before the first page is drawn.
  addEventListener('unhandledrejection', show)
})()
