import type { Clock } from './clock.js';
import { lastUpTo } from './course.js';
import { button, el } from './dom.js';
import { instantText } from './words.js';

/** A whole rollout is played in about this many pictures, and takes about this long. */
const PICTURES = 400;
const WHOLE_MS = 12_000;
/** The longest that one step of a short rollout is shown. */
const STEP_MS = 350;

/** Steps through everything that happens, by hand or by itself, with the counts of the moment. */
export function replay(clock: Clock, describe: (at: number) => string): HTMLElement {
  const last = Math.max(0, clock.steps.length - 1);
  const current = (): number => lastUpTo(clock.steps, clock.at);
  const said = el('output', { class: 'said', 'aria-live': 'off' });
  const slider = el('input', {
    ...{ type: 'range', min: '0', max: String(last), value: '0' },
    'aria-label': 'Moment of the rollout',
  });
  let isPlaying = false;
  const set = (playing: boolean): void => {
    isPlaying = playing;
    play.textContent = isPlaying ? 'Pause' : 'Play';
  };
  const stepTo = (step: number): void => {
    clock.moveTo(clock.steps[Math.min(last, Math.max(0, step))] ?? clock.at);
  };
  const byHand = (step: number): void => {
    set(false);
    stepTo(step);
  };
  const run = (): void => {
    const by = Math.max(1, Math.ceil(clock.steps.length / PICTURES));
    const pauseMs = Math.min(STEP_MS, (WHOLE_MS * by) / clock.steps.length);
    let shownAt = -Infinity;
    const picture = (now: number): void => {
      if (!isPlaying || !slider.isConnected) return;
      if (now - shownAt >= pauseMs) {
        shownAt = now;
        if (current() >= last) set(false);
        else stepTo(current() + by);
      }
      requestAnimationFrame(picture);
    };
    requestAnimationFrame(picture);
  };
  const play = button('Play', () => {
    set(!isPlaying);
    if (!isPlaying) return;
    if (current() >= last) stepTo(0);
    run();
  });
  const step = (by: number, sign: string, hint: string): HTMLElement =>
    button(
      sign,
      () => {
        byHand(current() + by);
      },
      hint,
    );
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
  const [back, on] = [step(-1, '‹', 'One step back'), step(1, '›', 'One step on')];
  const controls = el('div', { class: 'controls' }, play, back, on, slider);
  return el('div', { class: 'replay', role: 'group', 'aria-label': 'Replay' }, controls, said);
}

/** Shorter stretches are shown to the second: both ends may be in one minute. */
const SECONDS_BELOW_MS = 10 * 60_000;

/** Buttons that show a shorter or another stretch of time. */
export function zooms(clock: Clock, at: number): HTMLElement {
  const shown = el('output', { class: 'state' });
  const tell = (): void => {
    const isShort = clock.to - clock.from < SECONDS_BELOW_MS;
    shown.textContent = `${instantText(at + clock.from, isShort)} to ${instantText(at + clock.to, isShort)}`;
  };
  clock.onChange(tell);
  tell();
  const buttons = (
    [
      [
        '+',
        'Zoom in',
        () => {
          clock.zoom(0.5);
        },
      ],
      [
        '−',
        'Zoom out',
        () => {
          clock.zoom(2);
        },
      ],
      [
        '←',
        'Earlier',
        () => {
          clock.pan(-0.5);
        },
      ],
      [
        '→',
        'Later',
        () => {
          clock.pan(0.5);
        },
      ],
      [
        'Whole rollout',
        'Whole rollout',
        () => {
          clock.show(...clock.whole);
        },
      ],
    ] as const
  ).map(([sign, hint, press]) => button(sign, press, hint));
  return el('div', { class: 'controls', role: 'group', 'aria-label': 'Stretch of time' }, shown, ...buttons);
}
