import { expect, it } from 'vitest'
import { vttOf } from './captions'
import { flipbookOf } from './flipbook'

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
