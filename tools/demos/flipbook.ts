import type { Caption } from './captions'

/** A picture of the page and the time at which it appears. */
export interface Frame {
  /** Milliseconds from the start. */
  at: number
  /** JPEG, in base64. */
  picture: string
}

export interface Film {
  title: string
  frames: readonly Frame[]
  captions: readonly Caption[]
  chapters: readonly { at: number; title: string }[]
  /** Milliseconds. */
  length: number
}

/** The script of a flipbook's player. Its page makes no requests. */
const player = `
const film = JSON.parse(document.getElementById('film').textContent)
const by = (id) => document.getElementById(id)
let at = 0, speed = 1, last
const current = (list) => list.findLast((each) => each.at <= at)
function draw() {
  const frame = current(film.frames) ?? film.frames[0]
  const picture = 'data:image/jpeg;base64,' + frame.picture
  if (by('picture').src !== picture) by('picture').src = picture
  const caption = film.captions.find(({ from, to }) => from <= at && at < to)?.text ?? ''
  if (by('caption').textContent !== caption) by('caption').textContent = caption
  by('time').value = at
  by('time').setAttribute('aria-valuetext', Math.round(at / 1000) + ' of ' + Math.round(film.length / 1000) + ' seconds')
}
function go(now) {
  if (last === undefined) return
  at = Math.min(at + (now - last) * speed, film.length)
  last = now
  draw()
  if (at < film.length) requestAnimationFrame(go)
  else pause()
}
function pause() { last = undefined; by('play').textContent = 'Play' }
function play() {
  if (at >= film.length) at = 0
  last = performance.now(); by('play').textContent = 'Pause'; requestAnimationFrame(go)
}
by('play').onclick = () => (last === undefined ? play() : pause())
by('speed').onchange = () => { speed = Number(by('speed').value) }
by('time').max = film.length
by('time').oninput = () => { at = Number(by('time').value); draw() }
for (const chapter of film.chapters) {
  const button = document.createElement('button')
  button.textContent = chapter.title
  button.onclick = () => { at = chapter.at; draw() }
  by('chapters').append(button)
}
draw()
`

/** Title, picture, caption and controls share the window: the picture takes the remaining height. */
const style = `*{box-sizing:border-box}
body{display:grid;grid-template-rows:auto minmax(8rem,1fr) auto auto auto auto;gap:8px;height:100vh;margin:0 auto;max-width:1280px;padding:12px 16px;font:16px/1.5 system-ui,sans-serif;background:#14171c;color:#f3f1ea}
h1,p{margin:0}h1{font-size:20px}img{justify-self:center;max-width:100%;height:100%;min-height:0;object-fit:contain;border-radius:8px}
#caption{min-height:3em;font-size:18px}button,select{font:inherit;padding:2px 12px;margin-right:8px}#time{width:100%;margin:0}`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A film as one self-contained page: frames, captions, chapters and speed. */
export const flipbookOf = (film: Film): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(film.title)}</title><style>${style}</style></head>
<body>
<h1>${escaped(film.title)}</h1>
<img id="picture" alt="The page of the demo">
<p id="caption" role="status"></p>
<input id="time" type="range" min="0" step="40" aria-label="Time">
<p><button id="play">Play</button><label>Speed <select id="speed"><option>0.5<option selected>1<option>2<option>4</select></label></p>
<nav id="chapters" aria-label="Chapters"></nav>
<script id="film" type="application/json">${JSON.stringify(film).replaceAll('<', String.raw`\u003c`)}</script>
<script>${player}</script>
</body>
</html>
`
