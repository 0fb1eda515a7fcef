import {
  at,
  chapter,
  click,
  demo,
  expect,
  pick,
  point,
  say,
  shot,
  type,
  until,
  wentTo,
} from '../script/words'
import { firewallRules } from '#features/project/vpcs/firewall/noun'

const panel = at.dialog('Add firewall rule')
const targets = panel.group('Targets')
const ports = panel.group('Port filters')
const protocols = panel.group('Protocol filters')

export default demo(
  {
    name: 'open-a-port',
    title: 'Open a port, and see where it leads',
    about: 'A firewall rule lets calls of the database in, and the map of the VPC shows what it reaches.',
    world: { scenario: 'small', seed: 7 },
    start: firewallRules.to.list({ project: 'web', vpc: 'default' }),
  },
  [
    chapter('A rule'),
    point(
      at.table('Firewall rules'),
      'Whatever no rule allows does not come in. The port of the database is not among them.',
    ),
    click(at.main().link('Add firewall rule')),
    type(panel.textbox('Name'), 'db-in'),
    type(panel.spinbutton('Priority'), '10'),
    click(targets.button('Remove VPC default')),
    pick(targets.combobox('Target type'), 'Instance'),
    type(targets.combobox('Instance name'), 'db'),
    click(at.option('db-1')),
    click(targets.button('Add target')),
    click(ports.button('Add port filter')),
    type(ports.textbox('Port filter'), '5432'),
    click(ports.button('Add port filter')),
    click(protocols.button('Add protocol filter')),
    pick(protocols.combobox('Protocol'), 'TCP'),
    click(protocols.button('Add protocol filter')),
    shot('rule'),
    click(panel.button('Add firewall rule')),
    until(wentTo(firewallRules.to.list({ project: 'web', vpc: 'default' }))),
    point(at.row('db-in'), 'One line says it all: who, from where, on which port.'),
    chapter('The map'),
    click(at.tab('Map')),
    say('The map leads from the outside in: gateways, routers, subnets, instances.'),
    expect(at.region('Map of default')).shows('db-1'),
    shot('map'),
    click(at.region('Map of default').button('db-1: stopped')),
    say('Each state on it is a law card: what may be done now, and what comes first for the rest.'),
    expect(at.dialog('db-1').list('May be done now')).shows('Start'),
  ],
)
