import { targetRelease } from '#features/system/update/noun'
import { NEWEST } from '#store/api/versions/generated/shipped'
import { at, chapter, click, demo, expect, point, replied, say, shot, until } from '../script/words'

const group = at.row('Anti-affinity group ledger')

export default demo(
  {
    name: 'an-update-that-waits',
    title: 'An update that waits',
    about: 'The update of the region does not go on: the page says since when, and what may hold it up.',
    world: { scenario: 'updating', seed: 7, persona: 'marit', api: NEWEST },
    start: targetRelease.to.list(),
  },
  [
    chapter('What is it waiting for?'),
    point(
      at.region('Progress'),
      'Most components run the new release. Then no step was planned for longer than one usually takes.',
    ),
    say('The region does not say why. What may hold it up is listed below, each with what can be done.'),
    point(
      group,
      'To update a sled, its instances have to leave. Each sled that takes instances has one of this group.',
    ),
    shot('held-up'),
    chapter('Put it right'),
    point(
      at.row('ORS1028'),
      'One sled more that takes instances is enough: the others can be emptied in turn.',
    ),
    click(at.row('ORS1028').button('Make provisionable Sled ORS1028')),
    until(replied('sledSetProvisionPolicy')),
    expect(group).is('gone'),
    click(at.button('Refresh data')),
    expect(at.table('What may hold it up')).is('gone'),
    point(at.region('Progress'), 'The region takes the next step by itself.'),
    shot('goes-on'),
  ],
)
