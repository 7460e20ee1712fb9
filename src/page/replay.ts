import type { Clock } from './clock.js';
import { lastUpTo } from './course.js';
import { button, el } from './dom.js';
import { instantText } from './words.js';

/** A whole rollout is played in about this many pictures, and takes about this long. */
const PICTURES = 400;
const WHOLE_MS = 12_000;
/** In a short rollout each step is shown for this long. */
const STEP_MS = 350;

/** Steps through everything that happens, by hand or by itself, and says what the moment is. */
export function replay(clock: Clock, describe: (at: number) => string): HTMLElement {
  return new Replay(clock, describe).element;
}

class Replay {
  readonly element: HTMLElement;
  private readonly slider: HTMLInputElement;
  private readonly said = el('output', { class: 'said', 'aria-live': 'off' });
  private readonly play: HTMLElement;
  private isPlaying = false;

  constructor(
    private readonly clock: Clock,
    private readonly describe: (at: number) => string,
  ) {
    this.slider = el('input', {
      type: 'range',
      min: '0',
      max: String(this.last),
      value: '0',
      'aria-label': 'Moment of the rollout',
    });
    this.slider.addEventListener('input', () => {
      this.byHand(Number(this.slider.value));
    });
    this.play = button('Play', () => {
      this.toggle();
    });
    const back = this.stepBy(-1, '‹', 'One step back');
    const on = this.stepBy(1, '›', 'One step on');
    const controls = el('div', { class: 'controls' }, this.play, back, on, this.slider);
    this.element = el('div', { class: 'replay', role: 'group', 'aria-label': 'Replay' }, controls, this.said);
    clock.onChange(() => {
      this.show();
    });
    this.show();
  }

  private get last(): number {
    return Math.max(0, this.clock.steps.length - 1);
  }

  private get current(): number {
    return lastUpTo(this.clock.steps, this.clock.at);
  }

  private stepBy(by: number, sign: string, title: string): HTMLElement {
    return button(
      sign,
      () => {
        this.byHand(this.current + by);
      },
      title,
    );
  }

  private stepTo(step: number): void {
    const { clock } = this;
    clock.moveTo(clock.steps[Math.min(this.last, Math.max(0, step))] ?? clock.at);
  }

  private byHand(step: number): void {
    this.set(false);
    this.stepTo(step);
  }

  private toggle(): void {
    this.set(!this.isPlaying);
    if (!this.isPlaying) return;
    if (this.current >= this.last) this.stepTo(0);
    this.run();
  }

  private set(isPlaying: boolean): void {
    this.isPlaying = isPlaying;
    this.play.textContent = isPlaying ? 'Pause' : 'Play';
  }

  private run(): void {
    const count = this.clock.steps.length;
    const by = Math.max(1, Math.ceil(count / PICTURES));
    const pauseMs = Math.min(STEP_MS, (WHOLE_MS * by) / count);
    let shownAt = -Infinity;
    const picture = (now: number): void => {
      if (!this.isPlaying || !this.slider.isConnected) return;
      if (now - shownAt >= pauseMs) {
        shownAt = now;
        if (this.current >= this.last) this.set(false);
        else this.stepTo(this.current + by);
      }
      requestAnimationFrame(picture);
    };
    requestAnimationFrame(picture);
  }

  private show(): void {
    const text = this.describe(this.clock.at);
    this.slider.value = String(Math.max(0, this.current));
    this.slider.setAttribute('aria-valuetext', text);
    this.said.textContent = text;
  }
}

/** A shorter stretch than this is told to the second: its ends may stand in one minute. */
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
  const zoom = (by: number) => (): void => {
    clock.zoom(by);
  };
  const pan = (by: number) => (): void => {
    clock.pan(by);
  };
  const whole = (): void => {
    clock.show(...clock.whole);
  };
  const buttons = [
    button('+', zoom(0.5), 'Zoom in'),
    button('−', zoom(2), 'Zoom out'),
    button('←', pan(-0.5), 'Earlier'),
    button('→', pan(0.5), 'Later'),
    button('Whole rollout', whole),
  ];
  return el('div', { class: 'controls', role: 'group', 'aria-label': 'Stretch of time' }, shown, ...buttons);
}
