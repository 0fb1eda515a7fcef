import { expect, it } from 'vitest'
import { playingTime } from '#features/console/demos/player/demoDurations'
import firstProject from '#features/console/demos/scripts/first-project'
import { tour } from './WelcomeBanner'

it('the tour of the banner is a demo, and takes as long as the banner says', () => {
  expect({ name: firstProject.name, length: playingTime(firstProject) }).toEqual(tour)
})
