import {
  at,
  chapter,
  click,
  demo,
  expect,
  goto,
  inChapter,
  point,
  replied,
  say,
  shot,
  until,
  wentTo,
} from '../script/words'
import { disks } from '#features/project/disks/noun'
import { auditLog } from '#features/system/audit-log/noun'

const entry = at.dialog({ begins: 'Audit log entry' })

export default demo(
  {
    name: 'who-deleted-it',
    title: 'Who deleted the disk?',
    about: 'A disk is gone. The audit log of the region says who deleted it, when, and how.',
    world: { scenario: 'small', seed: 7, persona: 'marit' },
    start: disks.to.list({ project: 'web' }),
  },
  [
    chapter('A disk goes'),
    click(at.row('spare').button('Actions for spare')),
    click(at.menuitem('Delete')),
    click(at.dialog('Delete spare?').button('Delete')),
    until(inChapter(replied('diskDelete'))),
    expect(at.row('spare')).is('gone'),
    chapter('Who was it?'),
    goto(auditLog.to.list()),
    until(wentTo(auditLog.to.list())),
    point(at.table('Audit log'), 'The log has it: the operation, the person, and what came of it.'),
    shot('log'),
    click(at.row('disk_delete').link()),
    point(entry, 'An entry says where the call came from, and how the person was signed in.'),
    say('It has an address of its own, to be sent to those who ask.'),
    shot('entry'),
  ],
)
