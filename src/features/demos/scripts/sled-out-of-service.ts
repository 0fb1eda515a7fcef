import { at, chapter, click, demo, expect, goto, point, say, shot, type } from '../script/words'
import { paths } from '#src/paths'

const filter = at.searchbox('Filter sleds')

export default demo(
  {
    name: 'sled-out-of-service',
    title: 'A sled on its way out of service',
    about: 'What an operator sees when a sled takes no new instances, while those on it go on.',
    world: { scenario: 'small', seed: 7, persona: 'marit' },
    start: paths.inventory(),
  },
  [
    chapter('What the region offers'),
    point(
      at.table('Sleds'),
      'Each sled has a policy, which operators set, and a state, in which the region has brought it.',
    ),
    click(at.table('Sleds').columnheader('Provision policy').button('Provision policy')),
    point(at.row('ORS1028'), 'This one is on its way out: it is in service, and takes no new instances.'),
    shot('sleds'),
    chapter('What is on it'),
    type(filter, 'ors1028'),
    click(at.row('ORS1028').link()),
    expect(at.heading('Sled ORS1028')).is('there'),
    say('What runs on it stays, and is listed with its silo: these are to be moved first.'),
    shot('instances-of-a-sled'),
    chapter('The rest'),
    goto(paths.inventory()),
    say('The policy itself is changed by the region’s own tools. The console shows how far it has come.'),
  ],
)
