import { expect, it } from 'vitest'
import { chapter, say } from '#features/console/demos/script/words'
import { Camera } from './camera'
import { vttOf } from './captions'
import { flipbookOf } from './flipbook'
import { stepLine } from './list'

it('captions have the form of WebVTT', () => {
  expect(
    vttOf([
      { from: 0, to: 1_600, text: 'One line\nof < text' },
      { from: 3_661_500, to: 3_662_000, text: 'Late' },
    ]),
  ).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:01.600\nOne line of &lt; text\n\n01:01:01.500 --> 01:01:02.000\nLate\n',
  )
})

it('a flipbook is one page that holds its film, and loads nothing', () => {
  const film = {
    title: 'A <b> film',
    frames: [{ at: 0, picture: 'AAAA' }],
    captions: [{ from: 0, to: 40, text: '</script>' }],
    chapters: [{ at: 0, title: 'One' }],
    length: 40,
  }
  const page = flipbookOf(film)
  const [, data = ''] = /<script id="film" type="application\/json">(.*?)<\/script>/s.exec(page) ?? []
  expect(JSON.parse(data)).toEqual(film)
  expect(page).toContain('<title>A &lt;b> film</title>')
  expect(page).not.toMatch(/https?:|src=|href=|@import|url\(/)
})

it('a film begins with the page as it is when all of it is there, whatever it takes', async () => {
  let time = 0
  let drawn = ''
  const camera = new Camera({
    isComplete: () => Promise.resolve(time >= 240),
    hasChanged: () => Promise.resolve(true),
    picture: () => Promise.resolve(drawn),
  })
  const audience = camera.audience((ms) => {
    time += ms
    drawn = time < 240 ? 'skeleton' : time < 1_000 ? 'page' : 'later'
    return Promise.resolve()
  })
  await audience.chapter?.('One')
  await audience.advance?.(600, 'reading')
  await audience.caption?.('A sentence')
  await audience.advance?.(600, 'reading')
  expect(camera.film('A film')).toEqual({
    title: 'A film',
    chapters: [{ at: 0, title: 'One' }],
    captions: [{ from: 360, to: 960, text: 'A sentence' }],
    frames: [
      { at: 0, picture: 'page' },
      { at: 760, picture: 'later' },
    ],
    length: 960,
  })
})

it('printed steps have the numbers by which errors call them, chapters too', () => {
  const steps = [chapter('One'), say('a'), chapter('Two'), say('b')]
  expect(steps.map(stepLine)).toEqual([
    '\n    1  chapter "One"',
    '    2  say "a"',
    '\n    3  chapter "Two"',
    '    4  say "b"',
  ])
})
