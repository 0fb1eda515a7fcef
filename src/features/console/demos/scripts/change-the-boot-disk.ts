import {
  at,
  chapter,
  click,
  demo,
  expect,
  observed,
  point,
  replied,
  say,
  shot,
  type,
  until,
} from '../script/words'
import { instances } from '#features/project/instances/noun'

const attach = at.dialog('Attach disk')
const spare = at.row('spare')

export default demo(
  {
    name: 'change-the-boot-disk',
    title: 'Change the boot disk',
    about: 'A stopped instance gets another disk, boots from it, and keeps the old one.',
    world: { scenario: 'small', seed: 7 },
    start: instances.to.page({ project: 'web', instance: 'db-1' }),
  },
  [
    chapter('Attach a disk'),
    point(at.table('Boot disk'), 'db-1 is stopped, and boots from its first disk.'),
    click(at.button('Attach disk')),
    say('Only disks that can be attached are offered.'),
    type(attach.combobox('Disk name'), 'spa'),
    click(at.option('spare')),
    click(attach.button('Attach disk')),
    until([replied('instanceDiskAttach', 202), observed('disk', 'spare', 'attached')]),
    expect(spare).shows('Attached'),
    chapter('Boot from it'),
    point(spare, 'Its menu offers what its state allows, and gives the reason for all the rest.'),
    click(spare.button('Actions for spare')),
    shot('menu-of-a-disk'),
    click(at.menuitem('Set as boot disk')),
    until(replied('instanceUpdate')),
    expect(at.table('Boot disk')).shows('spare'),
    point(
      at.row('db-1-boot'),
      'The old disk stays attached. It is one menu away from being the boot disk again.',
    ),
    shot('another-boot-disk'),
  ],
)
