/** The page comes alive. */
import { openCamera } from './dom/camera.js';
import { watchControls } from './dom/controls.js';
import { watchGestures } from './dom/gestures.js';
import { readPage } from './dom/read.js';

document.documentElement.classList.add('live');
const page = readPage();
const camera = openCamera(page.svg);
watchControls(camera);
watchGestures(camera, () => {});
