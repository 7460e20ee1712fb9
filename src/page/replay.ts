import type { Clock } from './clock.js';
import { button, el } from './dom.js';

/** A whole rollout is played in about this many pictures, and takes about this long. */
const PICTURES = 400;
const WHOLE_MS = 12_000;
/** The longest that one step of a short rollout is shown. */
const STEP_MS = 350;

/** Steps through everything that happens, by hand or by itself, with the counts of the moment. */
export function replay(clock: Clock, describe: (at: number) => string): HTMLElement {
  const { steps } = clock;
  const last = Math.max(0, steps.length - 1);
  const current = (): number =>
    Math.max(
      0,
      steps.findLastIndex((at) => at <= clock.at),
    );
  const said = el('output', { class: 'said', 'aria-live': 'off' });
  const slider = el('input', {
    ...{ type: 'range', min: '0', max: String(last), value: '0' },
    'aria-label': 'Moment of the rollout',
  });
  let isPlaying = false;
  let shownAt = 0;
  const stop = (): void => {
    isPlaying = false;
    play.textContent = 'Play';
  };
  const stepTo = (step: number): void => {
    clock.moveTo(steps[Math.min(last, Math.max(0, step))] ?? clock.at);
  };
  const byHand = (step: number): void => {
    stop();
    stepTo(step);
  };
  const by = Math.max(1, Math.ceil(steps.length / PICTURES));
  const pauseMs = Math.min(STEP_MS, (WHOLE_MS * by) / steps.length);
  const picture = (now: number): void => {
    if (!isPlaying || !slider.isConnected) return;
    requestAnimationFrame(picture);
    if (now - shownAt < pauseMs) return;
    shownAt = now;
    if (current() >= last) stop();
    else stepTo(current() + by);
  };
  const play = button('Play', null, () => {
    isPlaying = !isPlaying;
    play.textContent = isPlaying ? 'Pause' : 'Play';
    if (isPlaying && current() >= last) stepTo(0);
    requestAnimationFrame(picture);
  });
  const back = button('‹', 'One step back', () => {
    byHand(current() - 1);
  });
  const on = button('›', 'One step on', () => {
    byHand(current() + 1);
  });
  slider.addEventListener('input', () => {
    byHand(Number(slider.value));
  });
  const show = (): void => {
    const text = describe(clock.at);
    slider.value = String(current());
    slider.setAttribute('aria-valuetext', text);
    said.textContent = text;
  };
  clock.onChange(show);
  show();
  const controls = el('div', { class: 'controls' }, play, back, on, slider);
  return el('div', { class: 'replay', role: 'group', 'aria-label': 'Replay' }, controls, said);
}
