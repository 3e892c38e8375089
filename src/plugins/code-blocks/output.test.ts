import {expect, it} from 'vitest';
import {colorOutput} from './output.ts';

it.each([
  ["info Using namespace 'a'", '<span class="tk">info</span> Using namespace \'a\''],
  ['[done] √ Deployed', '<span class="ts">[done] √</span> Deployed'],
  ['16:20:26 debug Use config', '16:20:26 debug Use config'],
  ['fatal no config', '<span class="td">fatal</span> no config'],
  ['information', 'information'],
  ['dev:app sync  Sync started', '<span class="tu">dev:app sync</span>  Sync started'],
  ['api deploy:api Deployed', '<span class="tu">api deploy:api</span> Deployed'],
  ['[0:ports] Started', '<span class="tu">[0:ports]</span> Started'],
  ['&gt; my-app@1.0.0 start', '&gt; my-app@1.0.0 start'],
  [
    '? Name? &lt;kbd&gt;api&lt;/kbd&gt;',
    '<span class="ts">?</span> Name? <span class="in">api</span>',
  ],
  ['bash# &lt;kbd&gt;npm start&lt;/kbd&gt;', 'bash# <span class="in">npm start</span>'],
])('colors %s', (line, expected) => {
  expect(colorOutput([line])).toEqual([expected]);
});

it('highlights the selected entry of a list', () => {
  const lines = ['? Which?  [Use arrows to move, type to filter]', '  a', '&gt; b', '', '&gt; c'];
  expect(colorOutput(lines)).toEqual([
    '<span class="ts">?</span> Which?  <span class="tu">[Use arrows to move, type to filter]</span>',
    '  a',
    '<span class="in">&gt; b</span>',
    '',
    '&gt; c',
  ]);
});
