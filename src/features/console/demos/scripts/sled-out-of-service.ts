import { at, chapter, click, demo, expect, point, replied, say, shot, type, until } from '../script/words'
import { sleds } from '#features/system/inventory/noun'

const question = at.dialog('Make sled ORS1014 not provisionable?')

export default demo(
  {
    name: 'sled-out-of-service',
    title: 'A sled on its way out of service',
    about:
      'An operator closes a sled to new instances: the question says what follows, and the sled says it then.',
    world: { scenario: 'small', seed: 7, persona: 'marit' },
    start: sleds.to.list(),
  },
  [
    chapter('What the region offers'),
    point(
      at.table('Sleds'),
      'Each sled has a policy, which operators set, and a state, in which the region has brought it.',
    ),
    point(at.row('ORS1028'), 'This one is on its way out: it is in service, and takes no new instances.'),
    shot('sleds'),
    type(at.searchbox('Filter sleds'), 'ors1014'),
    click(at.row('ORS1014').link()),
    expect(at.heading('Sled ORS1014')).is('there'),
    chapter('Close it'),
    point(at.tabpanel('Instances'), 'web-1 runs on it.'),
    click(at.button('Sled actions')),
    click(at.menuitem('Make not provisionable')),
    point(question, 'The question says what follows: what stays, what moves, and who takes over.'),
    shot('question'),
    click(question.button('Make not provisionable')),
    until(replied('sledSetProvisionPolicy')),
    expect(at.main()).shows('Not provisionable'),
    say('The policy is set at once. The sled is empty when its last instance has been stopped.'),
    shot('closed'),
  ],
)
