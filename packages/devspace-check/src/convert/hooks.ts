/** `hooks` get events. */
import {latestVersion} from '@devspace-docs/versions';
import {readEvent} from '../check/names/hook-events.ts';
import {convertName, itemsOf, type Context} from './context.ts';
import {at, dataAt, find, isOn, newItem, take, valueOf, type Item, type Value} from './tree.ts';

const EVENTS: Readonly<Record<string, string>> = {
  images: 'build',
  deployments: 'deploy',
  purgeDeployments: 'purge',
  pullSecrets: 'createPullSecrets',
  dependencies: 'deployDependencies',
  initialSync: 'initialSync',
};

function eventsOf(when: Value | undefined, nameOf: (name: string) => string): string[] {
  const kinds = {after: 'after', before: 'before', onError: 'error'};
  return Object.entries(kinds).flatMap(([key, prefix]) =>
    Object.entries(EVENTS).flatMap(([section, event]) => {
      const value = dataAt(when, key, section);
      if (value === undefined || value === '') return [];
      const base = `${prefix}:${event}`;
      if (['pullSecrets', 'dependencies'].includes(section)) return [base];
      if (value !== 'all')
        return String(value)
          .split(',')
          .map((name) => `${base}:${nameOf(name.trim())}`);
      return section === 'initialSync' || prefix === 'error' ? [`${base}:*`] : [base];
    }),
  );
}

export function convertHooks(list: Value, context: Context): void {
  const nameOf = (name: string): string => (/[*$]/.test(name) ? name : convertName(name));
  for (const item of itemsOf(list)) {
    const hook = item.value;
    if (hook.kind !== 'map') continue;
    const when = find(hook, 'when');
    if (context.upTo(10) && eventsOf(when?.value, nameOf).length === 0) {
      context.drop(list, item, 'loss', 'a hook without `when` never runs');
      continue;
    }
    if (when) {
      const list = eventsOf(when.value, nameOf);
      const hasNames = when.value.items.some(({value}) =>
        ['pullSecrets', 'dependencies'].some((name) => (dataAt(value, name) ?? 'all') !== 'all'),
      );
      if (hasNames) context.replaced(when, 'the new format has one event for all of these');
      Object.assign(when, {name: 'events', key: 'events', value: {...valueOf(list), isFlow: true}});
      context.change('`when` becomes `events`', when);
    }
    const where = find(hook, 'where');
    const container = find(where?.value, 'container');
    if (!container)
      context.drop(hook, 'where', 'loss', '`where` without `container` has no effect');
    if (where && container) {
      hook.items.splice(hook.items.indexOf(where), 1, container);
      context.change('`where.container` becomes `container`', container);
      const image = take(container.value, 'imageName');
      if (image && find(container.value, 'labelSelector'))
        context.replaced(image, 'DevSpace ignores `imageName` in hooks');
      else if (image) {
        const name = nameOf(String(image.value.data));
        const selector = valueOf(`image(${name}):tag(${name})`);
        container.value.items.push(newItem('imageSelector', selector));
        context.note(
          'decision',
          'DevSpace refuses `imageName` in hooks: `imageSelector` is used instead',
          container,
        );
      }
    }
    const target = at(hook, 'container');
    const hasTarget = find(target, 'labelSelector') ?? find(target, 'imageSelector');
    const wait = at(hook, 'wait');
    const isIdle =
      wait &&
      !['running', 'terminatedWithCode'].some((name) => {
        const value = at(wait, name);
        return value && value.data !== null && isOn(value) !== false;
      });
    if (target ? !hasTarget || isIdle : !find(hook, 'command'))
      context.drop(list, item, 'loss', 'DevSpace refuses this hook, because it has nothing to do');
    for (const event of itemsOf(at(hook, 'events'))) {
      const [, , name = ''] =
        /^((?:before|after|error|skip):(?:build|deploy|purge):)(.+)$/.exec(
          String(event.value.data),
        ) ?? [];
      if (name === '' || nameOf(name) === name) continue;
      event.value.text = event.value.text.replace(name, nameOf(name));
      context.note('info', `the event gets the new name \`${nameOf(name)}\``, event);
    }
  }
}

const DEV_EVENT = /^(\w+:(?:initialSync|sync|portForwarding|reversePortForwarding):)([^*$]+)$/;

/** Events of sync and ports have the name of the dev entry in the new format, which never runs hooks for some. */
export function renameDevEvents(root: Value, context: Context): void {
  const visit = (list: Value, owner: Item): void => {
    list.items = list.items.flatMap((item) => {
      // Converted events have no line.
      const place = item.line > 0 ? item : owner;
      visit(item.value, place);
      const text = String(item.value.data);
      const reading = readEvent(text, latestVersion.label);
      if (reading.kind === 'dead') {
        context.note(
          'decision',
          `${latestVersion.label} never runs hooks for \`${text}\`: ${reading.hint}`,
          place,
          item,
        );
        return [item];
      }
      const [, event = '', old = ''] = DEV_EVENT.exec(text) ?? [];
      if (event === '' || item.value.kind !== 'scalar') return [item];
      const kind = /sync:$/i.test(event) ? 'sync' : 'ports';
      const names = [...(context.devNames.get(`${kind}:${old}`) ?? [])];
      if (names.length === 0 && !find(at(root, 'dev'), old))
        context.note(
          'decision',
          `no entry of \`dev.${kind}\` has the name \`${old}\`: write the name of a dev entry, or the hook never runs`,
          place,
          item,
        );
      if (names.length === 0 || names.join() === old) return [item];
      const mark = /^["']/.exec(item.value.text)?.[0] ?? '';
      context.note(
        'info',
        `\`${event}${old}\` gets the name of the dev entry: \`${names.join('`, `')}\``,
        place,
        item,
      );
      // An event of each entry; in a list only.
      return (list.kind === 'list' ? names : names.slice(0, 1)).map((name, index) =>
        Object.assign(index === 0 ? item : {...item, before: [], trail: ''}, {
          value: {...item.value, data: event + name, text: mark + event + name + mark},
        }),
      );
    });
  };
  for (const item of root.items)
    if (['hooks', 'profiles'].includes(item.name)) visit(item.value, item);
}
