/** The buttons of the view. */
import { type Camera, ZOOM_STEP } from './camera.js';
import { byId } from './elements.js';

export function watchControls(camera: Camera): void {
  const percent = byId('percent');
  const show = (): void => {
    percent.textContent = `${Math.round(camera.view().scale * 100)} %`;
  };
  byId('in').onclick = () => camera.zoom(ZOOM_STEP);
  byId('out').onclick = () => camera.zoom(1 / ZOOM_STEP);
  byId('fit').onclick = () => camera.fit();
  percent.onclick = () => camera.zoom(1 / camera.view().scale);
  camera.onMove(show);
  show();
}
