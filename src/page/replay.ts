import type { Clock } from './clock.js';
import { lastUpTo } from './course.js';
import { button, el } from './dom.js';
import { instantText } from './words.js';

/** A whole rollout is played in about this many pictures. */
const PICTURES = 400;
/** In a short rollout each step is shown for this long. */
const STEP_MS = 350;

/** Steps through everything that happens, by hand or by itself, and says what the moment is. */
export function replay(clock: Clock, describe: (at: number) => string): HTMLElement {
  const { steps } = clock;
  const slider = el('input', {
    type: 'range',
    min: '0',
    max: String(Math.max(0, steps.length - 1)),
    value: '0',
    'aria-label': 'Moment of the rollout',
  });
  const said = el('output', { class: 'said', 'aria-live': 'off' });
  let playing = false;
  const stepTo = (step: number): void => {
    clock.moveTo(steps[Math.min(steps.length - 1, Math.max(0, step))] ?? clock.at);
  };
  const current = (): number => lastUpTo(steps, clock.at);
  const play = button('Play', () => {
    playing = !playing;
    if (playing && current() >= steps.length - 1) stepTo(0);
    if (playing) run();
    name();
  });
  const name = (): void => {
    play.textContent = playing ? 'Pause' : 'Play';
  };
  const run = (): void => {
    const by = Math.max(1, Math.ceil(steps.length / PICTURES));
    const pause = steps.length > PICTURES / 2 ? 30 : STEP_MS;
    let last = -Infinity;
    const picture = (now: number): void => {
      if (!playing || !slider.isConnected) return;
      if (now - last >= pause) {
        last = now;
        if (current() >= steps.length - 1) playing = false;
        else stepTo(current() + by);
        name();
      }
      requestAnimationFrame(picture);
    };
    requestAnimationFrame(picture);
  };
  const byHand = (step: number): void => {
    playing = false;
    name();
    stepTo(step);
  };
  slider.addEventListener('input', () => {
    byHand(Number(slider.value));
  });
  const show = (): void => {
    const text = describe(clock.at);
    slider.value = String(Math.max(0, current()));
    slider.setAttribute('aria-valuetext', text);
    said.textContent = text;
  };
  clock.onChange(show);
  show();
  return el(
    'div',
    { class: 'replay', role: 'group', 'aria-label': 'Replay' },
    el(
      'div',
      { class: 'controls' },
      play,
      button(
        '‹',
        () => {
          byHand(current() - 1);
        },
        'One step back',
      ),
      button(
        '›',
        () => {
          byHand(current() + 1);
        },
        'One step on',
      ),
      slider,
    ),
    said,
  );
}

/** Buttons that show a shorter or another stretch of time. */
export function zooms(clock: Clock, at: number): HTMLElement {
  const shown = el('output', { class: 'state' });
  const tell = (): void => {
    shown.textContent = `${instantText(at + clock.from)} to ${instantText(at + clock.to)}`;
  };
  clock.onChange(tell);
  tell();
  return el(
    'div',
    { class: 'controls', role: 'group', 'aria-label': 'Stretch of time' },
    shown,
    button(
      '+',
      () => {
        clock.zoom(0.5);
      },
      'Zoom in',
    ),
    button(
      '−',
      () => {
        clock.zoom(2);
      },
      'Zoom out',
    ),
    button(
      '←',
      () => {
        clock.pan(-0.5);
      },
      'Earlier',
    ),
    button(
      '→',
      () => {
        clock.pan(0.5);
      },
      'Later',
    ),
    button('Whole rollout', () => {
      clock.show(...clock.whole);
    }),
  );
}
